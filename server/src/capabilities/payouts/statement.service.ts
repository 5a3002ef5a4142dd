import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { dayIn, findWork, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { findClinic, findOwnName, listClinicMovements, listMovements } from './statement.store.ts';
import { type Statement, statementOf } from './statement.view.ts';
import type * as drawn from './statement-pdf.view.ts';

const papers = inThread<typeof drawn>(new URL('./statement-pdf.view.ts', import.meta.url));

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

const pdf = async (statement: Statement, month: string, at: Date): Promise<Servable> => {
  return pdfFile(await papers('drawStatement', statement, at), `statement-${month}.pdf`, statement);
};

/** When a month begins and ends there. */
function spanOf(month: string, timeZone: string) {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const moment = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return { firstDay: first.toString(), start: moment(first), end: moment(first.add({ months: 1 })) };
}

/** A month in the provider's own time zone, in their language. */
export async function getStatement(grant: Grant<'payout-statement:read'>, month: string): Promise<Servable> {
  const { timeZone } = await findWork(grant);
  const { firstDay, start, end } = spanOf(month, timeZone);
  const options = { language: grant.actor.language, provider: await findOwnName(grant), firstDay, timeZone };
  return pdf(statementOf(await listMovements(grant, start, end), options), month, grant.at);
}

/** A month at the clinic's time, in the reader's language: invoices that were paid online, and what was sent. */
export async function getClinicStatement(
  grant: Grant<'clinic-payout-statement:read', { readonly clinicId: string }>,
  wanted: string | undefined,
): Promise<Servable> {
  const clinic = await findClinic(grant);
  const timeZone = clinic.timeZone ?? HOME_ZONE;
  const month = wanted ?? dayIn(timeZone, grant.at).slice(0, 7);
  const { firstDay, start, end } = spanOf(month, timeZone);
  const options = { language: grant.actor.language, provider: clinic.name, firstDay, timeZone };
  return pdf(statementOf(await listClinicMovements(grant, start, end), options), month, grant.at);
}
