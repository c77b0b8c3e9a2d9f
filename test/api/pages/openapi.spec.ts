import { API, PROBLEMS } from '@hatira/contract';
import { manifest } from '../../support/product-manifest.js';
import type { DocumentedRoute } from '../../../apps/api/src/platform/http/docs/documented-route.js';
import { ROUTE_GROUPS } from '../../../apps/api/src/features/docs/openapi-routes.js';
import type { OpenApiDocument } from '../../../apps/api/src/features/docs/openapi-types.js';
import { TestGuest } from '../../support/requests/guest.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const { version } = manifest;

const test = useTestApp();
const documented = ROUTE_GROUPS.flatMap(({ routes }) => routes);

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

function registeredCalls(): string[] {
  const express = test.app.getHttpAdapter().getInstance();
  const routes = (express.router.stack as Layer[]).flatMap(
    ({ route }) => route ?? [],
  );
  return routes
    .filter(({ path }) => /^\/(api|media)\//.test(path))
    .flatMap(({ path, methods }) =>
      Object.keys(methods).map((method) => nameOf(method, path)),
    );
}

function nameOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`;
}

async function readDocument(): Promise<OpenApiDocument> {
  return (await test.http().get('/api/openapi.json').expect(200))
    .body as OpenApiDocument;
}

function answerOf(name: string) {
  const route = documented.find(
    ({ method, path }: DocumentedRoute) => nameOf(method, path) === name,
  );
  if (!route?.answer.schema) throw new Error(`${name} has no described answer`);
  return route.answer.schema;
}

describe('the description of the API', () => {
  it('has exactly the routes of the application', async () => {
    const { paths } = await readDocument();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => nameOf(method, path)),
    );
    expect(described.sort()).toEqual(registeredCalls().sort());
    expect(described.length).toBeGreaterThan(20);
  });

  it('has the version of the product', async () => {
    expect((await readDocument()).info.version).toBe(version);
  });

  it('names every error code, except those of addresses that it does not describe', () => {
    const named = new Set<string>(
      documented.flatMap(({ problems }) => problems),
    );
    const always = [
      'internal_error',
      'service_unavailable',
      'request_timeout',
      'login_required',
      'foreign_origin',
    ];
    const rest = Object.keys(PROBLEMS).filter(
      (code) => !named.has(code) && !always.includes(code),
    );
    expect(rest).toEqual(['queue_protected']);
  });

  it('asks for a login exactly where the API answers 401', async () => {
    const { paths } = await readDocument();
    for (const { method, path, access } of documented) {
      const url = path
        .replace('{hash}', '123456789012345')
        .replace(/{\w+}/g, 'nobody-here');
      const { status } = await test.http()[method](url);
      expect([method, path, status === 401 && path !== API.login]).toEqual([
        method,
        path,
        access === 'staff',
      ]);
      expect(paths[path]?.[method]?.security).toEqual(
        access === 'staff' ? [{ staffSession: [] }] : [],
      );
    }
  });

  it('gives each operation a unique operationId', async () => {
    const { paths } = await readDocument();
    const ids = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    expect(ids).toHaveLength(documented.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z]+$/);
  });

  it('names the schemas of resources, and defines every schema that it refers to', async () => {
    const document = await readDocument();
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        'Archive',
        'Background',
        'MediaChanges',
        'MediaItem',
        'Problem',
        'PublicConfig',
        'Settings',
        'UploadState',
        'Wedding',
      ]),
    );
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    );
    const defined = Object.keys(schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    expect([...new Set(references)].sort()).toEqual(defined.sort());
    const list = document.paths['/api/media/admin/{hash}']?.get;
    expect(list?.responses[200]?.content?.['application/json']?.schema).toEqual(
      { $ref: '#/components/schemas/MediaPage' },
    );
  });

  it('describes numbers in addresses and forms as integers', async () => {
    const { paths } = await readDocument();
    const gallery = paths['/api/media/admin/{hash}']?.get?.parameters;
    expect(gallery).toEqual([
      expect.objectContaining({
        name: 'hash',
        schema: { type: 'integer', minimum: 0 },
      }),
      expect.objectContaining({
        name: 'limit',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 10_000 },
      }),
      expect.objectContaining({ name: 'cursor' }),
      expect.objectContaining({ name: 'sort', required: false }),
      expect.objectContaining({ name: 'event', required: false }),
    ]);
    const archives = paths['/api/archives']?.get?.parameters;
    expect(archives).toEqual([
      expect.objectContaining({ name: 'hash', required: true }),
    ]);
    const slice = paths['/api/media/{uploadPath}/upload-chunk']?.post;
    const form = slice?.requestBody?.content['multipart/form-data']?.schema;
    expect(form?.properties).toMatchObject({
      start: { type: 'integer' },
      end: { type: 'integer' },
      total: { type: 'integer', minimum: 1 },
      timeZone: { type: 'string' },
    });
  });

  it('has a server address and English error descriptions', async () => {
    const { servers, info, paths } = await readDocument();
    expect(servers).toEqual([{ url: '/' }]);
    expect(info.license.name).not.toBe('');
    const answers = paths['/api/wedding']?.post?.responses;
    expect(answers?.[409]?.description).toBe(
      'slug_taken: The wedding path is taken.',
    );
  });

  it('describes answers field by field', async () => {
    const staff = await test.staff();
    const wedding = await createWedding(test, 'Elif-140626-Can');
    const guest = new TestGuest(test.url, wedding);
    const upload = await guest.single(
      await picture({ width: 40, height: 30 }),
      'a.jpg',
      'Ece|Merhaba',
    );
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', await picture({ width: 80, height: 60 }), 'b.jpg')
      .expect(201);
    const bodies = {
      'POST /api/media/{uploadPath}/upload': upload.body,
      'GET /api/admin/weddings': (await staff.get(API.weddings)).body,
      'GET /api/auth/me': (await staff.get(API.me)).body,
      'GET /api/backgrounds': (await staff.get(API.backgrounds)).body,
      'GET /api/wedding/{weddingPath}/validate-deletion': (
        await staff.get(API.validateDeletion(wedding.weddingPath))
      ).body,
      'GET /api/admin/wedding-info/{hash}': (
        await test.http().get(API.weddingInfo(wedding.hash))
      ).body,
      'GET /api/media/admin/{hash}': (
        await test.http().get(API.gallery(wedding.hash))
      ).body,
      'GET /api/validate-path/{uploadPath}': (
        await test.http().get(API.validatePath('nobody'))
      ).body,
      'GET /api/wedding-hash/{uploadPath}': (
        await test.http().get(API.weddingHash(wedding.weddingPath))
      ).body,
      'GET /api/health/ready': (await test.http().get(API.ready)).body,
      'GET /api/config': (await test.http().get(API.config)).body,
    };
    // Parsing drops undescribed fields.
    for (const [name, body] of Object.entries(bodies))
      expect([name, answerOf(name).parse(body)]).toEqual([name, body]);
  });

  it('is also a page that loads and runs no script', async () => {
    const { text, headers } = await test
      .http()
      .get('/api/docs')
      .expect(200)
      .expect('Content-Type', /html/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(text).not.toMatch(/<script|src=|https?:/);
    for (const { path, summary } of documented)
      expect([text.includes(path), text.includes(summary)]).toEqual([
        true,
        true,
      ]);
  });
});
