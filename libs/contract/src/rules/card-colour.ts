/** White paper, about as bright as the designs'. */
const PAPER = [255, 255, 255] as const;
/** The contrast of texts by WCAG; cameras need less for a code. */
const LEAST_CONTRAST = 4.5;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Six hexadecimal digits, dark enough for codes and texts on paper. */
export function isCardColour(text: string): boolean {
  return /^[0-9a-f]{6}$/i.test(text) && onPaper(text) >= LEAST_CONTRAST;
}

export function rgbOf(text: string): Rgb {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function onPaper(text: string): number {
  return contrastOf(rgbOf(text), PAPER);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
