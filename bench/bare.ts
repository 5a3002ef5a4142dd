// The minimal program for the same work: node:http and pg, prepared statements, nothing else. The
// product is measured against it; it is no example of how to write a service.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { USER as WHOLE_USER } from '../server/src/capabilities/profiles/profiles.store.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const USER = `id, name, email, role, is_profile_complete as "isProfileComplete", is_email_verified as "isEmailVerified",
  clinic_id as "clinicId", preferred_language as "preferredLanguage", created_at as "createdAt"`;
const SESSION = {
  name: 'session',
  text: `select u.id, u.role, u.clinic_id as "clinicId", u.preferred_language as language, s.id as "sessionId"
    from sessions s join app_users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2`,
};
const ONE_USER = { name: 'user', text: WHOLE_USER };
const CHANGE = {
  name: 'change',
  text: `update app_users set name = coalesce($2, name), preferred_language = coalesce($3, preferred_language)
    where id = $1 returning ${USER}`,
};
const LANGUAGES = new Set<unknown>(['en', 'fr', 'ht', undefined]);

function answer(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  response.writeHead(status, head).end(text);
}

/** Whether this is the person of the session. */
async function isOwn(id: string, request: IncomingMessage): Promise<boolean> {
  const token = request.headers.cookie?.match(/(?:^|; )session=([^;]+)/)?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest();
  const session = await pool.query<{ id: string }>({ ...SESSION, values: [hash, new Date()] });
  return session.rows[0]?.id === id;
}

/** Reads the session, then runs the product's own query. */
async function read(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!(await isOwn(id, request))) return answer(response, 401, { message: 'no' });
  const found = await pool.query<object>({ ...ONE_USER, values: [id] });
  answer(response, 200, found.rows[0]);
}

/**
 * Reads the session, then only validates and updates: no audit, and only the account in the reply.
 */
async function change(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!(await isOwn(id, request))) return answer(response, 401, { message: 'no' });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { name, preferredLanguage } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const named = typeof name === 'string' && name.trim().length >= 1 && name.length <= 200;
  if (!named || !LANGUAGES.has(preferredLanguage)) return answer(response, 400, { message: 'no' });
  const changed = await pool.query<object>({ ...CHANGE, values: [id, name.trim(), preferredLanguage] });
  answer(response, 200, changed.rows[0]);
}

const server = createServer((request, response) => {
  const id = request.url?.slice('/api/users/'.length) ?? '';
  const fault = (error: Error) => answer(response, 500, { message: error.message });
  if (request.url === '/') answer(response, 200, 'ready');
  else if (request.method === 'PUT') change(id, request, response).catch(fault);
  else read(id, request, response).catch(fault);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
