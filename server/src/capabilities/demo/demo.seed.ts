import type { Language } from '@lakou/i18n';
import type { FastifyInstance } from 'fastify';
import { createAdmin } from '#capabilities/accounts/accounts.service.ts';
import { mint } from '#platform/access/grant.ts';
import type { Platform } from '#platform/platform.ts';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_CLINIC, DEMO_NEIGHBOURS, DEMO_PASSWORD } from './demo.people.ts';

async function post(app: FastifyInstance, url: string, language: Language, payload: object): Promise<void> {
  const headers = { cookie: `appLanguage=${language}` };
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  if (reply.statusCode !== 201)
    throw new Error(`demo data: ${url} answered ${reply.statusCode} ${reply.body}`);
}

/** Fills an empty database through the same calls that people use. */
export async function seedDemo(app: FastifyInstance, { db, clock }: Platform): Promise<void> {
  const there = await db.query('select 1 from app_users limit 1');
  if (there.length > 0) return;
  const password = DEMO_PASSWORD;
  for (const { language, ...person } of [...Object.values(DEMO_ACCOUNTS), ...DEMO_NEIGHBOURS])
    await post(app, '/api/auth/register', language, { ...person, password });
  const { language, ...clinic } = DEMO_CLINIC;
  await post(app, '/api/auth/register/clinic', language, { ...clinic, password });
  const grant = mint<'admin:create', undefined, undefined>({
    actor: undefined,
    scope: undefined,
    db,
    at: clock.now(),
    requestId: 'demo',
  });
  await createAdmin(grant, { ...DEMO_ADMIN, password });
}
