import type { RecordPerson } from '@lakou/contract/vault';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SUMMARIES_PER_PERSON } from '#platform/limits/limits.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { visitLines } from '../bookings/timeline.service.ts';
import { readMeasurements } from '../measurements/measurements.service.ts';
import { readValidEntries } from '../record-entries/record-entries.service.ts';
import { summaryOf } from './summary.view.ts';
import type * as drawn from './summary-pdf.view.ts';
import { findPerson } from './vault.store.ts';

const papers = inThread<typeof drawn>(new URL('./summary-pdf.view.ts', import.meta.url));

type Reader = Grant<'vault:read', RecordScope>;

const ENTRIES_PER_KIND = 40;
const MEASUREMENTS = 5;
const VISITS = 10;

export async function readPerson(grant: Reader): Promise<RecordPerson> {
  const { emergencyContact: _, ...person } = (await findPerson(grant)) ?? fail('not_found');
  return person;
}

/** The record in short, in the reader's language unless another was asked for. It is not cached: phones are shared. */
export async function getSummary(
  grant: Reader,
  language: Language = grant.actor.language,
): Promise<Servable> {
  await countTry(grant.db, SUMMARIES_PER_PERSON, grant.actor.id, grant.at);
  const [person, entries, measured, visits] = await Promise.all([
    findPerson(grant),
    readValidEntries(grant, ENTRIES_PER_KIND),
    readMeasurements(grant, { limit: MEASUREMENTS, numbersOnly: true }),
    visitLines(grant, {
      before: { at: grant.at, id: grant.scope.patientId },
      text: undefined,
      limit: VISITS,
    }),
  ]);
  const summary = summaryOf({
    person: person ?? fail('not_found'),
    entries,
    measured: measured.slice(0, MEASUREMENTS),
    visits,
    language,
    at: grant.at,
  });
  return pdfFile(
    await papers('drawSummary', summary, grant.at),
    `record-${grant.at.toISOString().slice(0, 10)}.pdf`,
    summary,
  );
}
