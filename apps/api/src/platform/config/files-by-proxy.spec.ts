import { loadConfig, type Environment } from './load-config.js';

const S3 = {
  STORAGE: 's3',
  S3_ENDPOINT: 'http://store:7070',
  S3_BUCKET: 'hatira',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const filesByProxy = (env: Environment) => loadConfig(env).filesByProxy;

it('is off unless a location is named', () => {
  expect(filesByProxy({})).toBeUndefined();
  expect(filesByProxy({ FILES_BY_PROXY: '' })).toBeUndefined();
  expect(filesByProxy({ FILES_BY_PROXY: '/files-by-proxy/' })).toBe(
    '/files-by-proxy/',
  );
});

it('refuses a bucket in one sentence, as a proxy has no files of it', () => {
  expect(filesByProxy(S3)).toBeUndefined();
  expect(() => filesByProxy({ ...S3, FILES_BY_PROXY: '/files/' })).toThrow(
    /FILES_BY_PROXY: must be empty when STORAGE is s3, because/,
  );
});

it.each(['on', '/', 'files/', '/files', '/a/b/', '/files/?', '/a b/'])(
  'refuses "%s"',
  (value) => {
    expect(() => filesByProxy({ FILES_BY_PROXY: value })).toThrow(
      'FILES_BY_PROXY: must be the path of a location, such as /files-by-proxy/',
    );
  },
);
