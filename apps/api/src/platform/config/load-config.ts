import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import {
  environment,
  MAY_BE_EMPTY,
  SECRET_VARIABLES,
} from './config.schema.js';
import { valuesOf } from './config-values.js';
import { s3Problems } from './s3-settings.js';
import { readTestimonials, type Testimonial } from './testimonials.js';

export type Environment = Record<string, string | undefined>;

/** Invalid configuration: one line for each wrong variable. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
}

type ConfigValues = ReturnType<typeof valuesOf> & {
  /** FFMPEG_PATH, else PATH. */
  mediaTools: {
    ffmpegPath: string | undefined;
    searchPath: string | undefined;
  };
  /** Named by `…_FILE`. */
  secretFiles: string[];
  /** Empty: the homepage shows marked samples. */
  testimonials: Testimonial[];
  /** Milliseconds; only tests change them. */
  intervals: { galleryBeatMs: number };
  given: ReadonlySet<string>;
};

/** Declares the values as properties. */
const Values = class {} as new () => Readonly<ConfigValues>;

/** Injected by this class. */
export class Config extends Values {
  constructor(values: ConfigValues) {
    super();
    Object.assign(this, values);
  }
}

/**
 * Reads and validates the environment.
 * @throws ConfigError with every wrong variable
 */
export function loadConfig(env: Environment): Config {
  const { values, problems } = withSecretFiles(env);
  problems.push(...contradictions(values), ...s3Problems(values));
  const result = environment.safeParse(values);
  if (!result.success) {
    problems.push(
      ...result.error.issues.map(
        (issue) => `${issue.path.join('.')}: ${issue.message}`,
      ),
    );
  }
  const testimonials = testimonialsOf(values.TESTIMONIALS_FILE, problems);
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return new Config({
    ...valuesOf(result.data),
    mediaTools: {
      ffmpegPath: result.data.FFMPEG_PATH,
      searchPath: values.PATH,
    },
    secretFiles: SECRET_VARIABLES.flatMap(
      (name) => env[`${name}_FILE`] ?? [],
    ).map((file) => resolve(file)),
    testimonials,
    intervals: { galleryBeatMs: 20_000 },
    given: new Set(Object.keys(values)),
  });
}

function testimonialsOf(
  file: string | undefined,
  problems: string[],
): Testimonial[] {
  try {
    return file === undefined ? [] : readTestimonials(file);
  } catch (error) {
    problems.push(`TESTIMONIALS_FILE: ${(error as Error).message}`);
    return [];
  }
}

function contradictions({
  SMTP_URL,
  SMTP_FROM,
  BRAND_EMAIL,
  CONTACT_TO,
  ALERT_TO,
  ALERT_WEBHOOK_URL,
  ALERT_WEBHOOK_SECRET,
}: Environment): string[] {
  const found: string[] = [];
  if (SMTP_URL && !SMTP_FROM && !BRAND_EMAIL) {
    found.push(
      'SMTP_FROM: SMTP_URL requires a sender: set SMTP_FROM or BRAND_EMAIL',
    );
  }
  if (CONTACT_TO && !SMTP_URL)
    found.push('SMTP_URL: must be set to send contact messages to CONTACT_TO');
  if (ALERT_WEBHOOK_URL && !ALERT_WEBHOOK_SECRET)
    found.push('ALERT_WEBHOOK_SECRET: must be set with ALERT_WEBHOOK_URL');
  if (ALERT_TO && !SMTP_URL)
    found.push('SMTP_URL: must be set to send alerts to ALERT_TO');
  return found;
}

function withSecretFiles(env: Environment): {
  values: Environment;
  problems: string[];
} {
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ''),
  );
  const problems: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined)
      problems.push(`${name} and ${name}_FILE: set only one of them`);
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value !== '') values[name] = value;
      else if (!MAY_BE_EMPTY.has(name))
        problems.push(`${name}_FILE: ${file} is empty`);
    } catch {
      problems.push(`${name}_FILE: ${file} cannot be read`);
    }
  }
  return { values, problems };
}
