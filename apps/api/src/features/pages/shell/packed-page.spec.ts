import {
  Controller,
  Get,
  Module,
  Res,
  type INestApplication,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Response } from 'express';
import request from 'supertest';
import { PackedPage } from './packed-page.js';
import { packHtml } from './send-html.js';

let page: PackedPage;
let prepare: (response: Response) => unknown;
let app: INestApplication;

@Controller()
class OnePage {
  @Get()
  async send(@Res() response: Response): Promise<void> {
    prepare(response);
    await page.send(response);
  }
}

@Module({ controllers: [OnePage] })
class OnePageModule {}

beforeAll(async () => {
  app = await NestFactory.create(OnePageModule, { logger: false });
  await app.init();
});

afterAll(() => app.close());

function serving(shown: PackedPage, first: typeof prepare = () => undefined) {
  [page, prepare] = [shown, first];
  return () =>
    request(app.getHttpServer()).get('/').set('Accept-Encoding', 'br');
}

it('sends Vary with 200 and with 304', async () => {
  const get = serving(new PackedPage('<p>a</p>'), (response) =>
    response.vary('Accept-Language'),
  );
  const first = await get().expect(200);
  const again = await get()
    .set('If-None-Match', String(first.headers.etag))
    .expect(304);
  expect([first.headers.vary, again.headers.vary]).toEqual(
    Array(2).fill('Accept-Language, Accept-Encoding'),
  );
  expect(first.headers.etag).toMatch(/^W\//);
  expect(again.headers.etag).toBe(first.headers.etag);
});

it('always sends the whole page with 404', async () => {
  const get = serving(new PackedPage('<p>nothing here</p>'), (response) =>
    response.status(404),
  );
  const { headers } = await get().expect(404);
  for (const tag of [String(headers.etag), '*']) {
    const { text } = await get().set('If-None-Match', tag).expect(404);
    expect(text).toBe('<p>nothing here</p>');
  }
});

it('compresses again after a failed compression', async () => {
  let tries = 0;
  const page = new PackedPage('<p>a</p>', (html, encoding) =>
    ++tries === 1
      ? Promise.reject(new Error('no memory'))
      : packHtml(html, encoding),
  );
  const get = serving(page);
  await get().expect(500);
  expect((await get().expect(200)).text).toBe('<p>a</p>');
  await get().expect(200);
  expect(tries).toBe(2);
});
