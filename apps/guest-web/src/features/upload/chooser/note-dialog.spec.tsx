import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, startI18n } from '../../../shared/i18n/i18n';
import { NoteDialog } from './note-dialog';

const file = new File(['x'], 'gelin.jpg', { type: 'image/jpeg' });

function open() {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(<NoteDialog file={file} onConfirm={onConfirm} onCancel={onCancel} />);
  const [name, text] = screen.getAllByRole('textbox');
  return { onConfirm, onCancel, name: name!, text: text! };
}

beforeEach(async () => {
  sessionStorage.clear();
  await startI18n('en');
  await loadPart('sending');
});

describe('NoteDialog', () => {
  it('shows the chosen file and counts the typed characters', async () => {
    const { name, text } = open();
    await userEvent.type(name, 'Zeynep');
    await userEvent.type(text, 'Mutlu olun');
    expect(screen.getByText('gelin.jpg')).toBeVisible();
    expect(screen.getByText('6/50')).toBeVisible();
    expect(screen.getByText('10/400')).toBeVisible();
  });

  it('takes words of either direction', () => {
    const { name, text } = open();
    for (const field of [name, text])
      expect(field).toHaveAttribute('dir', 'auto');
  });

  it('returns name and message as one note', async () => {
    const { name, text, onConfirm } = open();
    await userEvent.type(name, ' Zeynep ');
    await userEvent.type(text, 'Mutlu olun');
    await userEvent.click(
      screen.getByRole('button', { name: 'Upload with Note' }),
    );
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Zeynep|Mutlu olun', []);
  });

  it('returns no note when both fields are empty', async () => {
    const { onConfirm, text } = open();
    await userEvent.type(text, '   ');
    await userEvent.click(
      screen.getByRole('button', { name: 'Upload with Note' }),
    );
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(undefined, []);
  });

  it('accepts at most 50 and 400 characters', async () => {
    const { name, text } = open();
    await userEvent.click(name);
    await userEvent.paste('a'.repeat(60));
    await userEvent.click(text);
    await userEvent.paste('b'.repeat(500));
    expect(screen.getByText('50/50')).toBeVisible();
    expect(screen.getByText('400/400')).toBeVisible();
  });

  it('calls only onCancel on cancel', async () => {
    const { onCancel, onConfirm } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
