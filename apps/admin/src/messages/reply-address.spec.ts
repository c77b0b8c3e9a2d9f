import { expect, it } from 'vitest';
import { replyAddress } from './reply-address';

it('contains recipient, subject and quoted text', () => {
  const address = new URL(
    replyAddress({
      email: 'ayse@example.com',
      subject: 'Düğününüz',
      quoted: 'Merhaba\nfiyat?',
    }),
  );
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('ayse@example.com');
  expect(address.searchParams.get('subject')).toBe('Düğününüz');
  expect(address.searchParams.get('body')).toBe(
    '\r\n\r\n> Merhaba\r\n> fiyat?',
  );
});

it('escapes fields inside an address', () => {
  const address = new URL(
    replyAddress({
      email: 'a@b.co?bcc=all@example.com&x=',
      subject: 's',
      quoted: '',
    }),
  );
  expect(address.searchParams.has('bcc')).toBe(false);
  expect(decodeURIComponent(address.pathname)).toBe(
    'a@b.co?bcc=all@example.com&x=',
  );
});

it('truncates the quoted text', () => {
  expect(
    replyAddress({ email: 'a@b.co', subject: 's', quoted: 'x'.repeat(5000) })
      .length,
  ).toBeLessThan(1000);
});
