/**
 * `QR-Code`, `E-Mail`: a line must not end with one or two letters before a
 * hyphen.
 */
const SHORT_BEGINNING = /(?<![\p{L}\p{N}-])\p{L}{1,2}-\p{L}+/gu;
const TAG_AND_TEXT = /(<\/?(\w+)[^>]*>)([^<]+)/g;
/** In flex boxes a wrapped part would become an item; their texts are short. */
const LABELS = new Set(['a', 'button', 'label', 'summary']);

/**
 * Keeps such words whole: our fonts lack the non-breaking hyphen.
 * @param html a whole document from React, which escapes `>` in attributes
 */
export function withWholeWords(html: string): string {
  const start = html.indexOf('<body');
  const body = html
    .slice(start)
    .replace(TAG_AND_TEXT, (whole, tag: string, name: string, text: string) => {
      if (LABELS.has(name)) return whole;
      return (
        tag +
        text.replace(
          SHORT_BEGINNING,
          (word) => `<span style="white-space:nowrap">${word}</span>`,
        )
      );
    });
  return html.slice(0, start) + body;
}
