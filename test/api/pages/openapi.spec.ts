import { API, PROBLEMS } from '@hatira/contract';
import type { DocumentedRoute } from '../../../apps/api/src/features/docs/documented-route.js';
import type { OpenApiDocument } from '../../../apps/api/src/features/docs/openapi-document.js';
import { ROUTE_GROUPS } from '../../../apps/api/src/features/docs/openapi-routes.js';
import { TestGuest } from '../../support/requests/guest.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp();
const documented = ROUTE_GROUPS.flatMap(({ routes }) => routes);

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** What express really answers under /api, as `GET /api/wedding/{weddingPath}`. */
function registeredCalls(): string[] {
  const express = test.app.getHttpAdapter().getInstance();
  const routes = (express.router.stack as Layer[]).flatMap(
    ({ route }) => route ?? [],
  );
  return routes
    .filter(({ path }) => path.startsWith('/api/'))
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

/** The schema under which a call's answer is described. */
function answerOf(name: string) {
  const route = documented.find(
    ({ method, path }: DocumentedRoute) => nameOf(method, path) === name,
  );
  if (!route?.answer.schema) throw new Error(`${name} has no described answer`);
  return route.answer.schema;
}

describe('the description of the API', () => {
  it('holds every call that there is, and no other', async () => {
    const { paths } = await readDocument();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => nameOf(method, path)),
    );
    expect(described.sort()).toEqual(registeredCalls().sort());
    expect(described.length).toBeGreaterThan(20);
  });

  it('names every problem that the API can answer with, beside those that no described call has', () => {
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
    expect(rest).toEqual(['queue_protected', 'not_found']);
  });

  it('asks for a login exactly where the API does', async () => {
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
    // Parsing drops fields that are not described.
    for (const [name, body] of Object.entries(bodies))
      expect([name, answerOf(name).parse(body)]).toEqual([name, body]);
  });

  it('is a page, too, that loads and runs nothing', async () => {
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
