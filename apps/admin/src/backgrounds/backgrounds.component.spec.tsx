import { MAX_BACKGROUND_BYTES, type BackgroundRow } from '@hatira/contract';
import {
  afterTest,
  asksBeforeLeaving,
  expectAccessibleInBothSchemes,
} from '@hatira/component-specs';
import {
  backgroundRow,
  fakePanel,
  foreignAnswer,
  networkFailure,
  panelBackground,
  panelWedding,
  refuse,
} from '@hatira/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const wedding = panelWedding({ weddingPath: 'Elif-200626-Can' });
const PLACE = `/backgrounds?hash=${wedding.hash}`;
const PHOTO = new File(['x'.repeat(1_048_576)], 'tent.jpg', {
  type: 'image/jpeg',
});

const upload = page.getByRole('button', { name: 'Upload', exact: true });
const remove = page.getByRole('button', { name: 'Delete background' });
const facts = page.getByRole('region', { name: 'Current background' });
const chosen = page.getByText('Selected image');
const input = () => page.getByCss('input[type=file]');

async function search(hash: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Wedding hash' }).fill(hash);
  await page
    .getByRole('search')
    .getByRole('button', { name: 'Search' })
    .click();
}

/** Keeps the background of the sample wedding as the server does. */
function fakeBackgrounds(first?: BackgroundRow) {
  let row = first;
  return fakePanel({ weddings: [wedding] })
    .on('getBackground', () => row ?? refuse('background_not_found'))
    .on('uploadBackground', ({ file }) => {
      row = backgroundRow({
        wedding_owner: wedding.weddingPath,
        file_name: file!.name,
        file_size: file!.size,
        created_at: new Date().toISOString(),
      });
      return row;
    })
    .on('deleteBackground', () => {
      row = undefined;
      return {};
    });
}

const kept = () => backgroundRow({ wedding_owner: wedding.weddingPath });

describe('the background manager', () => {
  it('uploads, shows and deletes the background of a wedding', async () => {
    const api = fakeBackgrounds();
    const panel = await renderPanel('/backgrounds');
    await search(String(wedding.hash));
    await panel.expectToast('No background found for this wedding', 'error');
    await expect
      .element(page.getByText('Elif-200626-Can has no background yet.'))
      .toBeVisible();
    await upload.click();
    await panel.expectToast(
      'Please enter wedding hash and select a file',
      'error',
    );
    await userEvent.upload(input(), PHOTO);
    await expect
      .element(page.getByText('Selected image: tent.jpg'))
      .toBeVisible();
    await upload.click();
    await panel.expectToast(
      'The background of Elif-200626-Can was uploaded',
      'success',
    );
    const today = new Date().toLocaleDateString('tr-TR', { dateStyle: 'long' });
    for (const text of ['tent.jpg', '1.00 MB', 'image/jpeg', today])
      await expect.element(facts).toHaveTextContent(text);
    const picture = facts.getByRole('img', {
      name: 'Background of Elif-200626-Can’s page',
    });
    await expect
      .poll(() => (picture.element() as HTMLImageElement).naturalWidth)
      .toBeGreaterThan(0);
    await expect.element(upload).not.toBeInTheDocument();

    await remove.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.confirmation).not.toBeInTheDocument();
    await expect.poll(() => api.changes).toEqual(['POST uploadBackground']);
    await remove.click();
    await panel.confirm('Delete');
    await panel.expectToast(
      'The background of Elif-200626-Can was deleted',
      'success',
    );
    await expect.element(upload).toBeVisible();
  });

  it('asks for a hash and reports an unknown one', async () => {
    const api = fakePanel();
    const panel = await renderPanel('/backgrounds');
    await search('  ');
    await panel.expectToast('Please enter a wedding hash', 'error');
    for (const nobodys of ['1234567890123456', 'abc', '99999999999999999999']) {
      await search(nobodys);
      await expect
        .element(page.getByText('No wedding has this hash.'))
        .toBeVisible();
      await expect.element(upload).not.toBeInTheDocument();
    }
    await panel.expectToast('No background found for this wedding', 'error');
    await expect.poll(() => api.calls('getBackground')).toHaveLength(1);
  });

  it('accepts a dropped image, and ignores a file that is dropped beside', async () => {
    fakeBackgrounds();
    await renderPanel(PLACE);
    const zone = page.getByText('Drop an image here, or choose one');
    await expect.element(zone).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(PHOTO);
    const drop = (type: string) =>
      new DragEvent(type, { dataTransfer, cancelable: true, bubbles: true });
    const isFree = document.body.dispatchEvent(drop('drop'));
    expect(isFree).toBe(false);
    await expect.element(chosen).not.toBeInTheDocument();
    for (const type of ['dragover', 'drop'])
      zone.element().dispatchEvent(drop(type));
    await expect
      .element(page.getByText('Selected image: tent.jpg'))
      .toBeVisible();
    await upload.click();
    await expect.element(facts).toHaveTextContent('tent.jpg');
  });

  it('works with the keyboard alone', async () => {
    fakeBackgrounds();
    await renderPanel('/backgrounds');
    // The system's own window for files cannot open here.
    const opened = vi
      .spyOn(HTMLInputElement.prototype, 'click')
      .mockImplementation(() => {});
    afterTest(() => opened.mockRestore());
    const hash = page.getByRole('textbox', { name: 'Wedding hash' });
    await expect.element(hash).toBeVisible();
    (hash.element() as HTMLElement).focus();
    await userEvent.keyboard(`${wedding.hash}{Enter}`);
    const choose = page.getByRole('button', { name: 'Choose an image' });
    await expect.element(choose).toBeVisible();
    (choose.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input(), PHOTO);
    (choose.element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(upload).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(facts).toBeVisible();
  });

  it('lists all backgrounds with a link to each wedding', async () => {
    const { hash, weddingPath } = wedding;
    const backgrounds = [
      panelBackground({ weddingPath, weddingHash: hash }),
      panelBackground({}, 2),
    ];
    fakeBackgrounds(kept()).on('listPanelBackgrounds', backgrounds);
    await renderPanel('/backgrounds');
    const button = page.getByRole('button', {
      name: `Manage This Wedding: ${weddingPath}`,
    });
    await expect.element(button).toHaveText('Manage This Wedding');
    await button.click();
    await expect
      .element(page.getByRole('textbox', { name: 'Wedding hash' }))
      .toHaveValue(String(hash));
    await expect.element(facts).toHaveTextContent(kept().file_name);
  });

  it('searches the list of all backgrounds', async () => {
    const api = fakeBackgrounds().on('listPanelBackgrounds', [
      panelBackground(),
    ]);
    await renderPanel('/backgrounds');
    await page
      .getByRole('searchbox', { name: 'Search by wedding path, date or hash' })
      .fill('liste');
    await expect
      .poll(() => api.calls('listPanelBackgrounds').at(-1)?.query.get('filter'))
      .toBe('{"q":"liste"}');
  });
});

describe('a background', () => {
  it('of another type or too large is refused in the page', async () => {
    const api = fakeBackgrounds();
    const panel = await renderPanel(PLACE);
    const refused = [
      [
        new File(['x'], 'dance.mp4', { type: 'video/mp4' }),
        'Please select an image file',
      ],
      [
        new File([new Uint8Array(MAX_BACKGROUND_BYTES + 1)], 'huge.jpg', {
          type: 'image/jpeg',
        }),
        'File too large. Maximum size is 50MB',
      ],
      [
        new File(['<svg/>'], 'garland.svg', { type: 'image/svg+xml' }),
        /^SVG files are refused because they may hold/,
      ],
    ] as const;
    const transfers = (file: File) => {
      const data = new DataTransfer();
      data.items.add(file);
      return data.files;
    };
    await expect.element(input()).toBeInTheDocument();
    for (const [file, text] of refused) {
      const field = input().element() as HTMLInputElement;
      field.files = transfers(file);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      await panel.expectToast(text, 'error');
      await expect.element(chosen).not.toBeInTheDocument();
      expect(field.value).toBe('');
    }
    expect(api.changes).toEqual([]);
  });

  it('that the server refuses is no longer chosen', async () => {
    fakeBackgrounds().on('uploadBackground', refuse('background_not_image'));
    const panel = await renderPanel(PLACE);
    await userEvent.upload(input(), PHOTO);
    await upload.click();
    await panel.expectToast('Please select an image file', 'error');
    await expect.element(upload).toBeEnabled();
    await expect.element(chosen).not.toBeInTheDocument();
  });

  it('that exists in the meantime is reported', async () => {
    fakeBackgrounds().on('uploadBackground', refuse('background_exists'));
    const panel = await renderPanel(PLACE);
    await userEvent.upload(input(), PHOTO);
    await upload.click();
    await panel.expectToast(
      'Bu düğünün zaten bir arka planı var; önce onu silin',
      'error',
    );
  });

  it('is not left while it uploads, and its upload is cancelled', async () => {
    const api = fakeBackgrounds();
    api.hold('uploadBackground');
    const panel = await renderPanel(PLACE);
    await userEvent.upload(input(), PHOTO);
    await upload.click();
    const cancel = page.getByRole('button', { name: 'Cancel upload' });
    await expect.element(cancel).toBeVisible();
    await expect.poll(asksBeforeLeaving).toBe(true);
    await panel.tab('Wedding List').click();
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    await expect
      .element(question)
      .toHaveTextContent('The background is still uploading.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await cancel.click();
    await panel.expectToast('İşlem iptal edildi', 'error');
    await panel.tab('Wedding List').click();
    await expect.element(panel.heading).toHaveText('Wedding List');
  });
});

describe('a server that does not answer', () => {
  it('is named with the upload that failed', async () => {
    fakeBackgrounds().on('uploadBackground', networkFailure());
    const panel = await renderPanel(PLACE);
    await userEvent.upload(input(), PHOTO);
    await upload.click();
    await panel.expectToast('Error uploading background', 'error');
    await expect.element(chosen).toBeVisible();
  });

  it('is named with the deletion that failed', async () => {
    fakeBackgrounds(kept()).on('deleteBackground', networkFailure());
    const panel = await renderPanel(PLACE);
    await remove.click();
    await panel.confirm('delete');
    await panel.expectToast('Error deleting background', 'error');
    await expect.element(facts).toBeVisible();
  });

  it('is named with the background that was not read', async () => {
    fakeBackgrounds(kept()).on('getBackground', foreignAnswer(500, '{}'));
    const panel = await renderPanel(PLACE);
    await panel.expectToast('Error fetching background', 'error');
  });

  it('is named with the list that was not read', async () => {
    fakeBackgrounds().on('listPanelBackgrounds', foreignAnswer(500, '{}'));
    const panel = await renderPanel('/backgrounds');
    await panel.expectToast('Error fetching all backgrounds', 'error');
  });
});

it('backgrounds are accessible in both schemes, with the question before a loss', async () => {
  const api = fakeBackgrounds();
  await renderPanel(PLACE, { reducedMotion: 'reduce' });
  await expect
    .element(page.getByRole('button', { name: 'Choose an image' }))
    .toBeVisible();
  await expectAccessibleInBothSchemes();
  api.on('getBackground', kept());
  const panel = await renderPanel(PLACE, { reducedMotion: 'reduce' });
  await expect.element(facts).toBeVisible();
  await expectAccessibleInBothSchemes();
  await remove.click();
  await expect.element(panel.confirmation).toBeVisible();
  await expectAccessibleInBothSchemes();
});
