import { expectFits } from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  GALLERY,
  openMenu,
  photos,
  press,
  VIEWER,
} from '../../../test/gallery';
import { renderGuestPage } from '../../../test/guest-page';
import { holdTimers } from '../../../test/held-timers';
import {
  brokenWords,
  enlargeText,
  expectApart,
  LARGE_TEXTS,
} from '../../../test/large-text';

const CELEBRATION_MS = 4_000;
/** Pixels from the window's top. */
const CORNER_PX = 12;
const names = ['Konstantin', 'Alexandra'];
const items = photos(3, () => ({ note: 'Ayşe|Mutluluklar!' }));
const heading = page.getByRole('heading', { level: 1 });

it.each(LARGE_TEXTS)(
  'the gallery fits in letters of 200 %, in $language at $width px',
  async ({ language, viewport }) => {
    fakeGallery({ items, wedding: { names } });
    // The culling asks others who holds the phone.
    localStorage.setItem(`partner:${FIRST_HASH}`, 'first');
    holdTimers(CELEBRATION_MS);
    enlargeText();
    await renderGuestPage(GALLERY, {
      language,
      viewport,
      reducedMotion: 'reduce',
    });
    const celebration = page.getByRole('dialog');
    await expect.element(celebration).toBeVisible();
    await expectFits();
    await press('{Escape}');
    await expect.element(celebration).not.toBeInTheDocument();
    expect(brokenWords(heading)).toEqual([]);
    await expectFits();

    const menu = await openMenu();
    await expectFits('dialog');
    await menu.getByCss('button[aria-disabled="false"]').nth(1).click();
    const culling = page.getByCss('dialog[open]');
    await expect
      .element(culling.getByCss('[data-verdict="keep"]'))
      .toBeInViewport({ ratio: 1 });
    const close = culling.getByCss('header button');
    await expect.element(close).toBeVisible();
    expect(close.element().getBoundingClientRect().top).toBeLessThan(CORNER_PX);
    await expectFits('dialog');
    await press('{Escape}');
    await expect.element(culling).not.toBeInTheDocument();

    await press(' ', page.getByRole('main').getByRole('checkbox').first());
    const bar = page.getByCss('[data-choosing="true"]').first();
    await expectApart(
      bar.getByCss('label').first(),
      bar.getByRole('status').first(),
    );
    await expect.element(bar.getByRole('button').nth(1)).toBeVisible();
    expect(brokenWords(bar)).toEqual([]);
    await expectFits();
  },
);

it.each(LARGE_TEXTS)(
  'the viewer fits in letters of 200 %, in $language at $width px',
  async ({ language, viewport }) => {
    fakeGallery({ items, wedding: { names } });
    enlargeText();
    await renderGuestPage(VIEWER, {
      language,
      viewport,
      reducedMotion: 'reduce',
    });
    await expect.element(heading).toBeVisible();
    const position = page.getByRole('status').first();
    await expect.element(position).toBeVisible();
    expect(brokenWords(heading)).toEqual([]);
    await expectApart(
      position,
      page.getByCss('main button:has(+ [aria-expanded])').first(),
      page.getByCss('main button + [aria-expanded]').first(),
    );
    await expectFits();
  },
);
