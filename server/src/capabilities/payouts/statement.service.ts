import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { findWork } from '../scheduling/scheduling.service.ts';
import { findOwnName, listMovements } from './statement.store.ts';
import { statementOf } from './statement.view.ts';

export function fileOf(bytes: Buffer, contentType: string, name: string): Servable {
  return {
    contentType,
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    name,
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}

/** A month in the provider's own time zone, in their language. */
export async function getStatement(grant: Grant<'payout-statement:read'>, month: string): Promise<Servable> {
  const { timeZone } = await findWork(grant);
  const first = Temporal.PlainDate.from(`${month}-01`);
  const moment = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  const movements = await listMovements(grant, moment(first), moment(first.add({ months: 1 })));
  const statement = statementOf(movements, {
    language: grant.actor.language,
    provider: await findOwnName(grant),
    firstDay: first.toString(),
    timeZone,
  });
  const { drawStatement } = await import('./statement-pdf.view.ts'); // large, and seldom needed
  return fileOf(await drawStatement(statement, grant.at), 'application/pdf', `statement-${month}.pdf`);
}
