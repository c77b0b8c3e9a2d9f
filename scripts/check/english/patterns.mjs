const RETIRED_TERMS = [
  'condemn\\w*',
  'sealing',
  'pour(?:s|ed)?',
  'ledger',
  'freezer?',
  'whence',
  'given? back',
  'gives back',
  'lets? go',
];

/** Wordings against docs/style.md. Each is legal now and then, so a rate is bounded. */
export const patterns = [
  {
    name: 'what as a noun',
    regex:
      /\bwhat (?:is|are|was|were|has|had|have|stands?|stood|they|it|its|he|she|we|you|the|a|an|of|no|not|can|cannot|could|may|must|might|would|will|should|comes?|came|goes|went|makes?|made|belongs?|remains?|needs?|changes?|does|did|only|staff|guests?|such|another|every|each|fits|follows|happens|happened|else|our|one|came|lies|waits|runs|ran|keeps|kept|takes|took|gives|gave|holds|held|says|said)\b/gi,
  },
  {
    name: 'who as a noun',
    regex:
      /\b(?:whoever|whomever|whosoever)\b|(?:^|[.;:(] |\bto |\bof |\bby )who\b/gim,
  },
  {
    name: 'nobody, nothing, none',
    regex: /\b(?:nobody|nothing|none|nowhere)\b/gi,
  },
  { name: 'stands for is', regex: /\b(?:stands?|stood)\b/gi },
  {
    name: 'anew, meanwhile, by itself',
    regex:
      /\banew\b|\bmeanwhile\b|\bby (?:it|them)sel(?:f|ves)\b|\bof (?:its|their) own\b/gi,
  },
  {
    name: 'private vocabulary',
    regex: new RegExp(`\\b(?:${RETIRED_TERMS.join('|')})\\b`, 'gi'),
  },
];

/** Uses of a pattern per 1,000 words. */
export const MAX_RATE = 0.5;
