import { wifiNetwork } from '@hatira/contract/schemas';
import { wifiCode } from './wifi-code.js';

it.each([
  [
    { name: 'Salon', password: 'davet2026' },
    'WIFI:T:WPA;S:Salon;P:davet2026;;',
  ],
  [{ name: 'Açık Ağ' }, 'WIFI:T:nopass;S:Açık Ağ;;'],
  [
    { name: 'a;b,c:"d"\\', password: '\\;,:"" P;' },
    'WIFI:T:WPA;S:a\\;b\\,c\\:\\"d\\"\\\\;P:\\\\\\;\\,\\:\\"\\" P\\;;;',
  ],
])('of %j is %s', (network, code) => {
  expect(wifiCode(network)).toBe(code);
});

it.each([
  [{ name: ' Salon ', password: 'eight888' }, true],
  [{ name: 'ş'.repeat(16) }, true],
  [{ name: 'ş'.repeat(17) }, false],
  [{ name: '' }, false],
  [{ name: 'a\nb' }, false],
  [{ name: 'a', password: 'seven77' }, false],
  [{ name: 'a', password: 'x'.repeat(64) }, false],
  [{ name: 'a', password: 'şşşşşşşş' }, false],
])('the network %j is accepted: %s', (network, isAccepted) => {
  expect(wifiNetwork.safeParse(network).success).toBe(isAccepted);
});
