import { expect, it } from 'vitest';
import { withWholeWords } from './whole-words';

const whole = (word: string) =>
  `<span style="white-space:nowrap">${word}</span>`;

it('keeps words together that start with one or two letters and a hyphen', () => {
  const html =
    '<html><body><h2>QR-Code</h2><p>Der QR-Code, per E-Mail. <b>Wi-Fi</b> und QR-коды</p></body></html>';
  expect(withWholeWords(html)).toBe(
    `<html><body><h2>${whole('QR-Code')}</h2><p>Der ${whole('QR-Code')}, per ${whole('E-Mail')}. ` +
      `<b>${whole('Wi-Fi')}</b> und ${whole('QR-коды')}</p></body></html>`,
  );
});

it('lets longer words break, and allows a break later in a long one', () => {
  expect(withWholeWords('<body><p>eine E-Mail-Adresse</p></body>')).toBe(
    `<body><p>eine ${whole('E-Mail')}-Adresse</p></body>`,
  );
  for (const text of [
    'Upload-Seite',
    'Originalqualität – auch so',
    'Tian-Shan',
    'a - b',
    '12-Gänge',
  ]) {
    expect(withWholeWords(`<body><p>${text}</p></body>`)).toBe(
      `<body><p>${text}</p></body>`,
    );
  }
});

it('ignores text outside the body and in labels', () => {
  const html =
    '<html><head><title>QR-Code</title></head><body data-texts="E-Mail"><a href="/x-y">E-Mail</a><label>E-Mail</label></body></html>';
  expect(withWholeWords(html)).toBe(html);
});
