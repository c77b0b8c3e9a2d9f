import { smtpOptions } from './smtp-options.js';

it.each([
  [
    'smtps://u:p@mail.example.com',
    { port: 465, secure: true, requireTLS: false, ignoreTLS: false },
  ],
  [
    'smtp://u:p@mail.example.com',
    { port: 587, secure: false, requireTLS: true, ignoreTLS: false },
  ],
  [
    'smtp://mail.example.com',
    { port: 25, secure: false, requireTLS: false, ignoreTLS: false },
  ],
  [
    'smtp://mail.example.com:2525',
    { port: 2525, secure: false, requireTLS: false, ignoreTLS: false },
  ],
  ['smtp://127.0.0.1', { port: 25, requireTLS: false, ignoreTLS: true }],
  [
    'smtp://u:p@[::1]:1025',
    { host: '::1', port: 1025, requireTLS: false, ignoreTLS: true },
  ],
  ['smtp://u:p@127.0.0.1.example.com', { requireTLS: true, ignoreTLS: false }],
])('requires TLS for %s outside this machine', (url, expected) => {
  expect(smtpOptions(url)).toMatchObject(expected);
});

it('always verifies TLS and decodes user and password', () => {
  expect(
    smtpOptions('smtps://info%40example.com:p%2Fss%3A@mail.example.com'),
  ).toMatchObject({
    auth: { user: 'info@example.com', pass: 'p/ss:' },
    tls: { rejectUnauthorized: true },
  });
});
