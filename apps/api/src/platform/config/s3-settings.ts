import type { environment } from './config.schema.js';

type Values = ReturnType<typeof environment.parse>;
type Given = Record<string, string | undefined>;

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name is in the path, not the host name. */
  isPathStyle: boolean;
  /** The address for browsers; undefined: the product streams the files. */
  publicEndpoint: string | undefined;
  publicOrigin: string | undefined;
}

const REQUIRED = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Undefined when a required variable is missing. */
export function s3SettingsOf(env: Values): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } =
    env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: env.S3_FORCE_PATH_STYLE,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT,
    publicOrigin: publicOriginOf(env),
  };
}

/** Returns one line for each contradiction of unparsed variables. */
export function s3Problems(env: Given): string[] {
  if (env.STORAGE !== 's3') return [];
  const missing = REQUIRED.filter((name) => env[name] === undefined);
  const problems = missing.map(
    (name) => `${name}: must be set when STORAGE is s3`,
  );
  if (env.FILES_BY_PROXY !== undefined)
    problems.push(
      'FILES_BY_PROXY: must be empty when STORAGE is s3, because a proxy has no files of a bucket; S3_PUBLIC_ENDPOINT lets browsers fetch them there',
    );
  const { S3_PUBLIC_ENDPOINT = '', PUBLIC_URL = '' } = env;
  if (!URL.canParse(S3_PUBLIC_ENDPOINT) || !URL.canParse(PUBLIC_URL))
    return problems;
  if (
    PUBLIC_URL.startsWith('https:') &&
    !S3_PUBLIC_ENDPOINT.startsWith('https:')
  ) {
    problems.push(
      'S3_PUBLIC_ENDPOINT: must be https like PUBLIC_URL, because browsers block mixed content',
    );
  }
  if (new URL(S3_PUBLIC_ENDPOINT).origin === new URL(PUBLIC_URL).origin) {
    problems.push(
      'S3_PUBLIC_ENDPOINT: must have another origin than PUBLIC_URL, so that files cannot run as its pages',
    );
  }
  return problems;
}

function publicOriginOf({
  S3_PUBLIC_ENDPOINT,
  S3_BUCKET,
  S3_FORCE_PATH_STYLE,
}: Values): string | undefined {
  if (!S3_PUBLIC_ENDPOINT) return undefined;
  const { origin, protocol, host } = new URL(S3_PUBLIC_ENDPOINT);
  return S3_FORCE_PATH_STYLE
    ? origin
    : `${protocol}//${S3_BUCKET ?? ''}.${host}`;
}
