import { answerQuestions } from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eveningOf, renderGallery } from '../../../../test/gallery';

const tiles = page
  .getByRole('list', { name: 'Photos and videos' })
  .getByRole('listitem');

it('asks once when Delete is pressed again during the deletion', async () => {
  const questions = answerQuestions(true);
  const api = fakeGallery({ items: eveningOf(3, 60_000) }).on('bulkDelete', {
    deleted: 1,
  });
  const { release } = api.hold('bulkDelete');
  await renderGallery();
  await tiles.first().getByRole('checkbox').click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => api.calls('bulkDelete')).toHaveLength(1);
  await userEvent.keyboard('{Delete}');
  release();
  await expect.element(tiles).toHaveLength(2);
  expect(questions).toHaveLength(1);
  await expect.poll(() => api.bodies('bulkDelete')).toHaveLength(1);
});
