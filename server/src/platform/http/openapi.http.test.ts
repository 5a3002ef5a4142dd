import { createHash } from 'node:crypto';
import { contract, ERRORS } from '@lakou/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
let instance: Instance;
let description: Description;

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: object };
  responses: Record<string, { content?: object }>;
}
interface Description {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: { properties: { code: { enum: string[] } } } } };
}

beforeAll(async () => {
  instance = await lakou.open({ jobs: false });
  description = (await instance.app.inject({ url: '/api/openapi.json' })).json();
});

const keys = Object.entries(contract).map(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ');
  return { key, endpoint, method: method.toLowerCase(), url: path.replaceAll(/:(\w+)/g, '{$1}') };
});

/** Every value of a property with this name, at any depth. */
function all(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : all(inner, name)));
}

describe('the description of the API', () => {
  test('is OpenAPI 3.1', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d$/);
    expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  });

  test('has every call of the contract and no other', () => {
    const described = Object.entries(description.paths).flatMap(([url, operations]) =>
      Object.keys(operations).map((method) => `${method} ${url}`),
    );
    expect(described.sort()).toEqual(keys.map(({ method, url }) => `${method} ${url}`).sort());
    const ids = Object.values(description.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(keys.length);
  });

  test.each(keys)('$key says what goes in and what comes out', ({ endpoint, method, url }) => {
    const operation = description.paths[url]?.[method];
    expect(operation?.summary).toBe(endpoint.summary);
    expect(operation?.requestBody !== undefined).toBe('body' in endpoint || 'upload' in endpoint);
    const inPath = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual(Array.from(url.matchAll(/\{(\w+)\}/g), ([, name]) => name));
    const success = String('status' in endpoint ? endpoint.status : 'reply' in endpoint ? 200 : 204);
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(
      [success, ...('accepted' in endpoint ? ['202'] : []), 'default'].sort(),
    );
    expect(operation?.responses[success]?.content !== undefined).toBe(
      'reply' in endpoint || 'download' in endpoint,
    );
  });

  test('points only at what it contains', () => {
    const references = all(description, '$ref') as string[];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\//);
      let place: unknown = description;
      for (const step of reference.slice(2).split('/')) place = (place as Record<string, unknown>)[step];
      expect(place, reference).toBeTypeOf('object');
    }
  });

  test('lists every error code', () => {
    expect(description.components.schemas.Error.properties.code.enum).toEqual(Object.keys(ERRORS));
  });
});

test('people read the same on a page without a script', async () => {
  const reply = await instance.app.inject({ url: '/api/docs' });
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { method, url, endpoint } of keys) {
    expect(reply.body).toContain(`<code>${method.toUpperCase()} ${url}</code>`);
    expect(reply.body).toContain(endpoint.summary);
  }
  expect(reply.body).not.toContain('<script');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(reply.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(reply.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(reply.body).not.toContain(' style="');
});
