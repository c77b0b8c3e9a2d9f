/** `QR-Code`, `E-Mail`, `Wi-Fi`: a line that ended after the first hyphen would end with one or two letters. */
const SHORT_BEGINNING = /(?<![\p{L}\p{N}-])\p{L}{1,2}-\p{L}+/gu;
const TAG_AND_TEXT = /(<\/?(\w+)[^>]*>)([^<]+)/g;
/** Boxes of their own layout, of which a part of their text would become a box, too; their texts are short. */
const LABELS = new Set(['a', 'button', 'label', 'summary']);

/**
 * Keeps such words whole wherever the body of a page says them, as no font of ours has the hyphen that forbids a break
 * by itself.
 * @param html a whole document as React writes it, which leaves no `>` bare in an attribute
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
