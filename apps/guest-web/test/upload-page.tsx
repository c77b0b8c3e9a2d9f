import { UPLOAD_PAGE } from '@hatira/fake-api';
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { renderGuestPage, type GuestPageOptions } from './guest-page';

/**
 * Loads the sample's upload page, and waits for its buttons. Motion is reduced: confetti
 * would outlive its test.
 */
export async function renderUploadPage(
  options: GuestPageOptions = {},
): Promise<UploadPage> {
  await renderGuestPage(UPLOAD_PAGE, { reducedMotion: 'reduce', ...options });
  const upload = new UploadPage();
  await expect.element(upload.uploadButton).toBeVisible();
  return upload;
}

/** Places of the guests' page, in English. */
export class UploadPage {
  readonly uploadButton = page.getByRole('button', {
    name: 'Upload Photo/Video',
  });
  readonly noteButton = page.getByRole('button', {
    name: 'Upload with Message',
  });
  readonly moreButton = page.getByRole('button', { name: 'Add more' });
  readonly dialog = page.getByRole('dialog', { name: 'Add a note' });
  readonly files = page
    .getByRole('list', { name: 'The files you sent' })
    .getByRole('listitem');
  readonly name = this.dialog.getByLabelText('Your name');
  readonly message = this.dialog.getByLabelText('Your message');
  readonly failures = page.getByRole('alert');
  readonly progress = page.getByRole('progressbar');

  /** Chooses files for the first button. */
  async send(files: File[]): Promise<void> {
    await userEvent.upload(
      page.getByCss('button + button + input[type=file][multiple]'),
      files,
    );
  }

  /** Chooses further files while others are sent. */
  async addMore(files: File[]): Promise<void> {
    await expect.element(this.moreButton).toBeVisible();
    const input = this.moreButton.element().nextElementSibling;
    await userEvent.upload(page.elementLocator(input!), files);
  }

  /** Chooses a file for the second button's dialog. */
  async chooseForNote(file: File): Promise<void> {
    await this.chooseOne(file);
    await expect.element(this.dialog).toBeVisible();
  }

  /** Chooses a file for the second button. */
  async chooseOne(file: File): Promise<void> {
    await userEvent.upload(
      page.getByCss('input[type=file]:not([multiple])'),
      file,
    );
  }

  tile(name: string, status: string): Locator {
    return page.getByRole('listitem', { name: `${name}: ${status}` });
  }

  /** Expects ticks, the thanks, and both buttons enabled. */
  async expectAllSaved(names: string[]): Promise<void> {
    for (const name of names)
      await expect.element(this.tile(name, 'Safely saved')).toBeVisible();
    const thanks =
      names.length === 1
        ? 'Safely saved. Thank you!'
        : `${names.length} memories safely saved`;
    await expect.element(this.paragraph(thanks)).toBeVisible();
    await expect.element(this.progress).not.toBeInTheDocument();
    await expect.element(this.uploadButton).toBeEnabled();
    await expect.element(this.noteButton).toBeEnabled();
    await expect.element(this.failures).toHaveText('');
  }

  paragraph(text: string | RegExp): Locator {
    return page.getByRole('paragraph').filter({ hasText: text });
  }
}

/** Answers an upload as a server that stores the file. */
export function stored({ file }: { file?: File | undefined }) {
  return { data: { storage_url: `/media/key-of-${file?.name}` } };
}

/** Counts how often the page asks the browser for files, which it then refuses to do. */
export function countPickers(): () => number {
  const click = vi
    .spyOn(HTMLInputElement.prototype, 'click')
    .mockImplementation(() => undefined);
  return () => click.mock.calls.length;
}

/** Returns a file whose bytes differ from those of other names. */
export function photo(name = 'IMG_1.jpg'): File {
  return new File([`picture of ${name}`], name, {
    type: 'image/jpeg',
    lastModified: Date.UTC(2026, 5, 20),
  });
}
