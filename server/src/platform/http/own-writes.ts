import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/db.ts';
import { MOST_LAG_MS } from '../db/lag.rules.ts';
import { AFTER_ALL, parsePosition, positionText, type WalPosition } from '../db/wal-position.ts';
import { isSecure } from '../session/is-secure.ts';

/** Where the log of the database was after what this browser wrote last. Not secret: it only makes replies newer. */
const COOKIE = 'wrote';

// Whatever is older is on every replica that is read.
const LASTS_SECONDS = (2 * MOST_LAG_MS) / 1000;

export const wroteUpTo = ({ cookies }: FastifyRequest): WalPosition | undefined =>
  parsePosition(cookies[COOKIE]);

/** After a call that may have written: until a replica has it too, this browser reads from the primary. */
export async function noteWrite(reply: FastifyReply, db: Database): Promise<void> {
  // What was written is written, even when the database is gone just now.
  const position = await db.position().catch(() => AFTER_ALL);
  if (position === undefined) return;
  const secure = isSecure(reply.request);
  reply.setCookie(COOKIE, positionText(position), {
    path: '/',
    maxAge: LASTS_SECONDS,
    sameSite: 'lax',
    secure,
    httpOnly: true,
  });
}
