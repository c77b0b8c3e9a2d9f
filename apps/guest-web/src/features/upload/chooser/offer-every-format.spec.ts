import {
  ACCEPTED_IMAGE_TYPES,
  ACCEPTED_VIDEO_TYPES,
  extensionsOf,
} from '@hatira/contract';
import { expect, it, vi } from 'vitest';
import { EXTENSIONS, offerEveryFormat } from './offer-every-format';

const MEDIA = 'image/*,video/*';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

function acceptAt(userAgent: string, maxTouchPoints: number): string {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: MEDIA,
  });
  document.body.append(input);
  const stop = offerEveryFormat();
  input.click();
  input.click();
  stop();
  vi.unstubAllGlobals();
  return input.accept;
}

it('names every extension that the server takes, once', () => {
  const taken = [...ACCEPTED_IMAGE_TYPES, ...ACCEPTED_VIDEO_TYPES].flatMap(
    extensionsOf,
  );
  expect([...EXTENSIONS].sort()).toEqual([...new Set(taken)].sort());
});

it('widens the dialog of computers alone', () => {
  const wide = [MEDIA, ...EXTENSIONS.map((each) => `.${each}`)].join(',');
  expect(acceptAt(MAC, 0)).toBe(wide);
  expect([acceptAt(MAC, 5), acceptAt(ANDROID, 0)]).toEqual([MEDIA, MEDIA]);
});
