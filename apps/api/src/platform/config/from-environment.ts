import { type Config, loadConfig } from './load-config.js';

export function configFromEnvironment(): Config {
  return loadConfig(process.env);
}

/** Node's own variable, which it has applied to this process. */
export function nodeOptions(): string {
  return process.env.NODE_OPTIONS ?? '';
}
