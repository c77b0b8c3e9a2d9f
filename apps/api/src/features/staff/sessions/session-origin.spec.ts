import { originOf } from './session-origin.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';

it.each([
  [`${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 YaBrowser/24.6 Safari/537.36`,
    'Yandex',
    'Windows',
  ],
  [
    `${MAC} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`,
    'Opera',
    'macOS',
  ],
  [
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `${ANDROID} ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox',
    'Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/126.0.0.0 Safari/537.36`,
    'Chrome',
    'Linux',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('names browser and system of %s', (userAgent, browser, system) => {
  expect(originOf({ address: '', userAgent })).toEqual({
    browser,
    system,
    network: null,
  });
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', null],
])('keeps of the address %s its network alone', (address, network) => {
  expect(originOf({ address, userAgent: '' }).network).toBe(network);
});
