import { DESKTOP, PHONE } from '@hatira/component-specs';
import { fakeUploadPage, samplePicture } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUploadPage } from '../../../../test/upload-page';

const LEAST_CONTRAST = 4.5;
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

/** The shade of the words over the brightest picture. */
function shadeOverWhite(words: Element): Colour {
  const { backgroundImage } = getComputedStyle(words, '::before');
  const [red, green, blue, alpha] = numbersIn(
    /rgba\([^)]*\)/.exec(backgroundImage)![0],
  );
  return [red!, green!, blue!].map(
    (value) => value * alpha! + 255 * (1 - alpha!),
  ) as Colour;
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
    await expect
      .poll(() => getComputedStyle(heading.element()).color)
      .toBe('rgb(255, 250, 244)');
    const words = heading.element().parentElement!;
    const shade = shadeOverWhite(words);
    const texts = [...words.querySelectorAll('p, h1, i')];
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      const colour = numbersIn(getComputedStyle(text).color) as Colour;
      expect(contrast(colour, shade)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
    // The shade reaches over all of the words.
    const { top, bottom } = getComputedStyle(words, '::before');
    for (const side of [top, bottom])
      expect(Number.parseFloat(side)).toBeLessThan(0);
  },
);
