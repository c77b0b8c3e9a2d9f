import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { ContactLinks } from './contact-links';

beforeAll(() => startI18n('en'));

it("shows the provider's links and bypasses every cache", async () => {
  const config = {
    success: true,
    data: { links: { messenger: 'https://messenger.example/', social: '' } },
  };
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(config))),
  );
  vi.stubGlobal('fetch', fetch);
  render(<ContactLinks />);
  expect(await screen.findByRole('link')).toHaveAttribute(
    'href',
    'https://messenger.example/',
  );
  const [, { cache, headers }] = fetch.mock.calls[0]!;
  expect(cache).toBe('no-store');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
  vi.unstubAllGlobals();
});
