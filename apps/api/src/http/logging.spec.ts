import { withoutSecrets } from './logging.js';

describe('withoutSecrets', () => {
  it.each([
    ['/camera-roll/1234567890123456', '/camera-roll/12…'],
    ['/api/media/admin/1234567890123456/images?limit=5', '/api/media/admin/12…/images?limit=5'],
    ['/api/media/download/0f8fad5b-d9cb-469f-a165-70867728950e', '/api/media/download/0f8fad5b…'],
    ['/media/AbCdEfGhIjKlMnOpQrStUvWx', '/media/AbCd…'],
    [
      '/api/admin/rest/media?filter=%7B%22weddingHash%22%3A1234567890123456%7D',
      '/api/admin/rest/media?filter=%7B%22weddingHash%22%3A12…%7D',
    ],
    ['/Ayse-140626-Can', '/Ayse-140626-Can'],
  ])('%s is logged as %s', (url, logged) => expect(withoutSecrets(url)).toBe(logged));
});
