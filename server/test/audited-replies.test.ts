import { PassThrough, Readable } from 'node:stream';
import type { Contract } from '@lakou/contract';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn as anybody, policy } from '#platform/access/policy.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { createRouter } from '#platform/http/router.ts';
import { createServer } from '#platform/http/server.ts';
import type { Platform } from '#platform/platform.ts';
import { watchReplies } from './audited-replies.ts';
import { signedIn, testDatabase } from './instance.ts';

const reply = z.array(z.string());
const contract = {
  'GET /quiet': { summary: 'tells of people and says nothing of it', reply },
  'GET /said': { summary: 'tells of people and says so', reply },
  'GET /file': { summary: 'a file with an id in it', download: true },
  'GET /stream': { summary: 'a stream with an id in it', stream: 'text', reply: z.string() },
} as const satisfies Contract;

const lakou = testDatabase();
const held: { platform?: Platform } = {};
let patient: Awaited<ReturnType<typeof signedIn>>;
let provider: Awaited<ReturnType<typeof signedIn>>;
const child = uuidv7();
let app: FastifyInstance;
let check: () => Promise<void>;
let told: string[] = [];

beforeAll(async () => {
  const { platform } = await lakou.open();
  held.platform = platform;
  patient = await signedIn(platform);
  provider = await signedIn(platform, 'PROVIDER');
  await lakou.db.query(
    `insert into dependents (id, patient_id, name, date_of_birth, relationship, created_at)
     values ($1, $2, 'Ti Rose', '2019-05-01', 'child', now())`,
    [child, patient.id],
  );
});
beforeEach(async () => {
  if (!held.platform) throw new Error('the platform is there with the first test');
  const { platform } = held;
  app = await createServer(platform);
  const watched = watchReplies(app);
  check = () => watched(platform.db);
  const on = createRouter(app, platform, contract);
  const everyone = policy('sample', anybody);
  on('GET /quiet', everyone, () => told);
  on(
    'GET /said',
    everyone,
    () => told,
    (ids) => ids,
  );
  on('GET /file', everyone, ({ request }) => {
    const bytes = Buffer.from(told.join());
    const size = bytes.length;
    const file = { contentType: 'text/calendar', size, tag: 'x', name: 'x.ics', cacheControl: 'no-store' };
    return fileReply(
      { ...file, attachment: true, open: async () => Readable.from([bytes]) },
      request.headers,
    );
  });
  on('GET /stream', everyone, () => {
    const stream = new PassThrough();
    const text = told.join();
    // In two parts, with an id across both.
    stream.write(text.slice(0, 20));
    stream.end(text.slice(20));
    return stream;
  });
});
afterEach(() => app.close());

const get = async (url: string, as: { headers: Record<string, string> }) => {
  const { statusCode } = await app.inject({ url, headers: as.headers });
  expect(statusCode).toBe(200);
};

test.each(['/quiet', '/file', '/stream'])('%s to somebody else is found, with its key', async (url) => {
  told = [patient.id];
  await get(url, provider);
  await expect(check()).rejects.toThrow(`GET ${url}`);
});

test('a dependent is somebody as well', async () => {
  told = [child];
  await get('/quiet', provider);
  await expect(check()).rejects.toThrow('GET /quiet');
});

test('what the call says about whom it tells is written down before the reply leaves', async () => {
  told = [patient.id, child];
  await get('/said', provider);
  await check();
  const [line] = await lakou.db.query(
    `select action, actor_id as "actorId", subject_ids as "subjectIds" from audit_events order by id desc limit 1`,
  );
  expect(line).toEqual({ action: 'sample', actorId: provider.id, subjectIds: told });
});

test('a line of another call does not count', async () => {
  told = [patient.id];
  await get('/said', provider);
  await get('/quiet', provider);
  await expect(check()).rejects.toThrow(': GET /quiet');
});

test('one’s own and one’s family’s, and what is nobody’s, needs no line', async () => {
  told = [patient.id, child, uuidv7()];
  await get('/quiet', patient);
  await get('/said', patient);
  told = [provider.id, uuidv7()];
  await get('/quiet', provider);
  await check();
  const lines = await lakou.db.query('select 1 from audit_events where actor_id = $1', [patient.id]);
  expect(lines).toEqual([]);
});
