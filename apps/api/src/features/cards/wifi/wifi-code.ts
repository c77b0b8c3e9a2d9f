import type { WifiNetwork } from '@hatira/contract';

/** The text of a code that connects a phone; cameras know this notation. */
export function wifiCode({ name, password }: WifiNetwork): string {
  const network = `S:${escaped(name)};`;
  return password === undefined
    ? `WIFI:T:nopass;${network};`
    : `WIFI:T:WPA;${network}P:${escaped(password)};;`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,":]/g, '\\$&');
}
