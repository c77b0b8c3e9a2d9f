const HEADING = /^#{1,6}\s+(.+?)\s*#*$/gm;

/** @param {string} markdown */
function headingsOf(markdown) {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(HEADING)].map(([, heading]) => heading);
}

/**
 * Returns the numbers of headings: `## 7. The calls` gives 7.
 * @param {string} markdown
 */
export function sectionNumbersOf(markdown) {
  return new Set(
    headingsOf(markdown).flatMap(
      (heading) => /^(\d+(?:\.\d+)*)\.?\s/.exec(heading)?.[1] ?? [],
    ),
  );
}

/**
 * Returns the anchors that GitHub makes.
 * @param {string} markdown
 */
export function anchorsOf(markdown) {
  const anchors = new Set();
  for (const heading of headingsOf(markdown)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    anchors.add(unused(anchor, anchors));
  }
  return anchors;
}

/**
 * A heading that repeats gets -1, -2 and so on.
 * @param {string} anchor
 * @param {Set<string>} anchors
 */
function unused(anchor, anchors) {
  let candidate = anchor;
  for (let count = 1; anchors.has(candidate); count += 1)
    candidate = `${anchor}-${count}`;
  return candidate;
}
