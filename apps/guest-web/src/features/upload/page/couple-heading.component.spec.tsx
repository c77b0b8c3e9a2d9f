import { DESKTOP, PHONE } from '@hatira/component-specs';
import { fakeUploadPage, samplePicture } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUploadPage } from '../../../../test/upload-page';

const LEAST_CONTRAST = 4.5;
/** A ground that is there; without a picture it is transparent. */
const LEAST_ALPHA = 0.5;
type Colour = [number, number, number];

const numbersIn = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light! + 0.05) / (dark! + 0.05);
}

/** The shade of the words, or their paper. */
function groundUnder(words: Element): { colour: Colour; alpha: number } {
  const { backgroundImage: shade, backgroundColor: paper } = getComputedStyle(
    words,
    '::before',
  );
  const paint = shade === 'none' ? paper : /rgba\([^)]*\)/.exec(shade)![0];
  const [red, green, blue, alpha = 1] = numbersIn(paint);
  return { colour: [red!, green!, blue!], alpha };
}

/** The ground over the brightest picture. */
function groundOverWhite(words: Element): Colour {
  const { colour, alpha } = groundUnder(words);
  return colour.map((value) => value * alpha + 255 * (1 - alpha)) as Colour;
}

it.each([
  ['light', PHONE],
  ['dark', DESKTOP],
] as const)(
  'date and names can be read on a white picture, %s',
  async (colorScheme, viewport) => {
    fakeUploadPage()
      .on('backgroundExists', true)
      .on('getBackgroundImage', samplePicture);
    await renderUploadPage({ colorScheme, viewport });
    const heading = page.getByRole('heading', { level: 1 });
    const words = heading.element().parentElement!;
    // The picture brings the ground of the words.
    await expect
      .poll(() => groundUnder(words).alpha)
      .toBeGreaterThanOrEqual(LEAST_ALPHA);
    const ground = groundOverWhite(words);
    const texts = [...words.querySelectorAll('p, h1, i')];
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      const colour = numbersIn(getComputedStyle(text).color) as Colour;
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
    // It reaches over all of the words.
    const { top, bottom } = getComputedStyle(words, '::before');
    for (const side of [top, bottom])
      expect(Number.parseFloat(side)).toBeLessThan(0);
  },
);
