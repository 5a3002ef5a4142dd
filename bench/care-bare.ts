// The minimal program that reads and writes a visit: node:http and pg, prepared statements, nothing
// else. Reading checks the session and runs the product's own query; writing only validates and
// inserts.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { BOOKING_COLUMNS, BOOKING_JOINS } from '../server/src/capabilities/bookings/booking-columns.store.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const SESSION = {
  name: 'session',
  text: `select u.id, u.role, u.clinic_id as "clinicId", u.preferred_language as language, s.id as "sessionId"
    from sessions s join app_users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2`,
};
const VISIT = {
  name: 'visit',
  text: `select ${BOOKING_COLUMNS} from bookings b ${BOOKING_JOINS} where b.id = $1 and b.patient_id = $2`,
};
const BOOK = {
  name: 'book',
  text: `insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
      patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at)
    values ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '30 minutes', 'America/Port-au-Prince',
      'America/Port-au-Prince', 'confirmed', 5000, 500, 5500, $2, now()) returning *`,
};
const MODES = new Set<unknown>(['in_home', 'clinic', 'video', 'audio', 'chat']);

function answer(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  response.writeHead(status, head).end(text);
}

async function read(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = request.headers.cookie?.match(/(?:^|; )session=([^;]+)/)?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest();
  const session = await pool.query<{ id: string }>({ ...SESSION, values: [hash, new Date()] });
  const found = await pool.query<object>({ ...VISIT, values: [id, session.rows[0]?.id] });
  if (found.rows.length === 0) return answer(response, 404, { message: 'no' });
  answer(response, 200, found.rows[0]);
}

async function book(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { patientId, providerId, serviceType, mode, dateTime } = JSON.parse(
    Buffer.concat(chunks).toString('utf8'),
  );
  const named = typeof serviceType === 'string' && serviceType.length >= 1 && serviceType.length <= 200;
  if (!named || !MODES.has(mode) || Number.isNaN(Date.parse(dateTime)))
    return answer(response, 400, { message: 'no' });
  const values = [randomUUID(), patientId, providerId, serviceType, mode, dateTime];
  const booked = await pool.query<object>({ ...BOOK, values });
  answer(response, 201, booked.rows[0]);
}

const server = createServer((request, response) => {
  const fault = (error: Error) => answer(response, 500, { message: error.message });
  if (request.url === '/') answer(response, 200, 'ready');
  else if (request.method === 'POST') book(request, response).catch(fault);
  else read(request.url?.slice('/api/bookings/'.length) ?? '', request, response).catch(fault);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
