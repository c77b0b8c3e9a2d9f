import { PHONE } from '@hatira/component-specs';
import { LANGUAGES } from '@hatira/contract';
import { fakeUploadPage } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { renderUploadPage } from '../../../../test/upload-page';

const languages = page.getByCss('header select');
const flag = page.getByCss('header label img');

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

/** Browsers ask for a font when they lay out its text. */
async function fontsLoaded(): Promise<void> {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

it('lists each language by its own name and flag, large enough to tap', async () => {
  fakeUploadPage();
  await renderUploadPage({ viewport: PHONE });
  await expect.element(flag).toBeVisible();
  await expect
    .element(languages.getByRole('option'))
    .toHaveLength(LANGUAGES.length);
  const english = flag.element().getAttribute('src')!;
  await userEvent.selectOptions(languages, 'Türkçe');
  await expect
    .element(page.getByRole('button', { name: 'Fotoğraf/Video Yükle' }))
    .toBeVisible();
  await expect.element(flag).not.toHaveAttribute('src', english);
  const { width, height } = boxOf(languages);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it.each([
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])(
  'shows both buttons and all words above them without scrolling in every language at $width by $height',
  async (viewport) => {
    fakeUploadPage();
    await renderUploadPage({ viewport });
    await expect.element(flag).toBeVisible();
    const actions = page.getByCss('main button');
    const heading = page.getByRole('heading', { level: 1 });
    const words = page.getByCss('main div:has(> h2)');
    for (const language of LANGUAGES) {
      await userEvent.selectOptions(languages, language);
      await expect.poll(() => document.documentElement.lang).toBe(language);
      await fontsLoaded();
      await expect.element(actions).toHaveLength(2);
      for (const action of actions.all())
        await expect.element(action).toBeInViewport({ ratio: 1 });
      expect(
        boxOf(words).bottom,
        `the words in ${language}`,
      ).toBeLessThanOrEqual(boxOf(actions.first()).top);
      const [name, corner] = [boxOf(heading), boxOf(languages)];
      expect(
        name.right <= corner.left || corner.bottom <= name.top,
        `the corner in ${language}`,
      ).toBe(true);
    }
  },
);
