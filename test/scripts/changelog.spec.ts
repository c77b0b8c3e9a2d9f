import { changesOf } from '../../scripts/release/changelog.mjs';

const changelog = `# Changes

## Unreleased

- New.

## 1.2.0 (2026-12-01)

- **Uploads.** Faster.

## 1.1.0

- Undated.
`;

it('returns the changes of a version', () => {
  expect(changesOf(changelog, '1.2.0')).toBe('- **Uploads.** Faster.');
});

it.each(['1.1.0', '1.2', '3.0.0'])(
  'refuses %s, which has no dated section',
  (version) => {
    expect(() => changesOf(changelog, version)).toThrow(
      `CHANGELOG.md has no section "## ${version} (year-month-day)".`,
    );
  },
);
