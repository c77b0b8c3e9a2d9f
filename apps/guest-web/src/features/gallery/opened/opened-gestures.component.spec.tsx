import { expectComplaint, PHONE, setScreen } from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH, sampleId } from '@hatira/fake-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  boxOf,
  eveningOf,
  GALLERY,
  renderGallery,
} from '../../../../test/gallery';
import { renderGuestPage } from '../../../../test/guest-page';

const MINUTE_MS = 60_000;
const viewer = page.getByRole('dialog', { name: 'Photos and videos' });

it('opens a shared link without the celebration over it', async () => {
  fakeGallery({ items: eveningOf(3, MINUTE_MS) });
  await renderGuestPage(`${GALLERY}#all/${sampleId(2)}`);
  await expect.element(viewer.getByText('2 of 3')).toBeVisible();
  expect(sessionStorage.getItem(`celebrated ${FIRST_HASH}`)).toBeNull();
  await expect
    .element(page.getByRole('dialog', { name: 'Here’s to the two of you' }))
    .not.toBeInTheDocument();
});

describe('a finger', () => {
  beforeEach(() => {
    // Made events have no pointer that the browser knows.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  });

  /** Moves from point to point in steps of 4 px. */
  function drag(from: [number, number], ...points: [number, number][]): void {
    let [x, y] = from;
    const target = document.elementFromPoint(x, y)!;
    const send = (type: string) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          clientX: x,
          clientY: y,
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
        }),
      );
    send('pointerdown');
    for (const [toX, toY] of points) {
      const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 4);
      const by = [(toX - x) / steps, (toY - y) / steps];
      for (let step = 0; step < steps; step++) {
        x += by[0]!;
        y += by[1]!;
        send('pointermove');
      }
    }
    send('pointerup');
  }

  it('turns the page by an arc that begins downwards, and closes by a pull', async () => {
    fakeGallery({ items: eveningOf(3, MINUTE_MS) });
    await renderGallery({ place: `#all/${sampleId(2)}`, viewport: PHONE });
    await expect.element(viewer.getByText('2 of 3')).toBeVisible();
    drag([300, 300], [300, 312], [40, 330]);
    await expect.element(viewer.getByText('3 of 3')).toBeVisible();
    drag([200, 300], [200, 700]);
    await expect.element(viewer).not.toBeInTheDocument();
  });
});

it('sets a note under its picture where there is room, otherwise over its foot', async () => {
  expectComplaint(/ResizeObserver loop/);
  const items = eveningOf(1, MINUTE_MS).map((item) => ({
    ...item,
    note: 'Ayşe|Mutluluklar!',
  }));
  fakeGallery({ items });
  await renderGallery({ place: `#all/${sampleId(1)}`, viewport: PHONE });
  const note = page.getByCss('[data-beside]');
  await expect.element(note).toHaveAttribute('data-beside', 'true');
  const picture = viewer.getByCss('[data-slide="current"] [data-zoom]');
  /** Pixels from the window's top to the foot of a picture of 4:3. */
  const footOf = () => {
    const { bottom, height, width } = boxOf(picture);
    return bottom - (height - Math.min(height, width * 0.75)) / 2;
  };
  expect(boxOf(note).top).toBeGreaterThanOrEqual(footOf() - 1);
  await setScreen({ viewport: { width: 844, height: 390 } });
  await expect.element(note).toHaveAttribute('data-beside', 'false');
  await expect.poll(() => boxOf(note).bottom - footOf()).toBeLessThanOrEqual(1);
});
