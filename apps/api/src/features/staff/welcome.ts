import { networkInterfaces } from 'node:os';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from '../../platform/config/load-config.js';
import { InstallationService } from './installation.service.js';

/**
 * Returns the text at the start; phones need an address in the local network.
 */
export async function welcomeText(
  app: NestExpressApplication,
): Promise<string> {
  const config = app.get(Config);
  const { adminPath, generatedLogin } = app.get(InstallationService);
  const addresses = config.publicUrl
    ? [config.publicUrl]
    : localAddresses(config.host, portOf(await app.getUrl()));
  return [
    `${config.brand.name} is ready`,
    ...addresses.map((address) => `  ${address}`),
    `  Panel: ${addresses[0]}/${adminPath}`,
    ...(generatedLogin
      ? [
          `  Staff login, shown this one time: ${generatedLogin.email} / ${generatedLogin.password}`,
          '  (STAFF_EMAIL and STAFF_PASSWORD set another one at any start)',
        ]
      : []),
    '',
  ].join('\n');
}

function portOf(url: string): string {
  return new URL(url).port;
}

function localAddresses(host: string, port: string): string[] {
  const hosts =
    host === '0.0.0.0' || host === '::'
      ? ['localhost', ...networkHosts()]
      : [host];
  return hosts.map((name) => `http://${name}${port && `:${port}`}`);
}

function networkHosts(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(
    (addresses) => addresses ?? [],
  );
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
