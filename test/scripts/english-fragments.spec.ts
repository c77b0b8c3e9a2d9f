import { commentsOf } from '../../scripts/check/english/comments.mjs';
import { isFragment } from '../../scripts/check/english/fragments.mjs';

it.each([
  ['Of a wedding, in 24 hours.', true],
  ['Per link, newest first.', true],
  ['Without a mail server mails stay in the table.', false],
  ['The wedding’s daily limit, in bytes.', false],
  ['For staff.\n@param id of the wedding that is shown', true],
])('says of "%s" whether it is a fragment: %s', (text, expected) => {
  expect(isFragment(text)).toBe(expected);
});

it('reads the lines of one comment together', () => {
  const source = `// In the trash the original\n// has no address.\nrun();`;
  const [comment] = commentsOf(source);
  expect(comment?.text.replaceAll(/\s+/g, ' ').trim()).toBe(
    'In the trash the original has no address.',
  );
  expect(isFragment(comment?.text ?? '')).toBe(false);
});
