/** The first words of `Of a wedding, in 24 hours.` */
const LEADING =
  /^(?:Of|Per|By|In|With|Without|For|From|On|At|Before|After|Until|Under|Over|Between|Among|Behind|Beside|As|Through|Within|During|Since|Beyond|Above|Below|Across|Around|Against|Like)\b/;

/** Enough verbs for the comments of this project; a missing one only counts a sentence as a fragment. */
const VERB =
  /\b(?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|does|do|did|needs?|means?|stays?|goes|go|comes?|keeps?|takes?|makes?|gives?|ends?|runs?|starts?|begins?|arrives?|works?|waits?|reads?|writes?|sends?|shows?|shifts?|uses?|fails?|names?|shares?|marks?|removes?|grows?|counts?|reserves?|restarts?|schedules?|succeeds?|belongs?|ignores|returns|scans|repeats|generates|tells?|opens?|asks?|allows?|covers?|loads?|draws?|floats?|pass(?:es)?|fits?|holds?|looks?|leaves?|moves?|sees?|lists?|counts?|adds?|finds?|closes?|becomes?|knows?|changes?|exists?|plays?)\b/;

/**
 * Returns whether a comment begins with a preposition and its first sentence
 * has no verb: its reader must guess the noun.
 * @param {string} text
 */
export function isFragment(text) {
  const [first] = text.trim().split(/(?<=[.!?])\s|\n\s*@/);
  return LEADING.test(first) && !VERB.test(first);
}

/** Fragments among 1,000 comments. */
export const MAX_FRAGMENTS = 5;
