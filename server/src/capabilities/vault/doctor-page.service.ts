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
import { listAbnormal } from '../labs/labs-record.service.ts';
import { readMeasurements } from '../measurements/measurements.service.ts';
import { listTimes } from '../my-medicines/my-medicines.service.ts';
import { readValidEntries } from '../record-entries/record-entries.service.ts';
import { doctorPageOf } from './doctor-page.view.ts';
import type * as drawn from './doctor-page-pdf.view.ts';
import { findPerson } from './vault.store.ts';

const papers = inThread<typeof drawn>(new URL('./doctor-page-pdf.view.ts', import.meta.url));

const ENTRIES_PER_KIND = 100;
const MEASUREMENTS = 5;
const LABS = 12;
const VISITS = 5;

/** One page for a doctor, in the doctor's language and the patient's. It is not cached: phones are shared. */
export async function getDoctorPage(
  grant: Grant<'vault:read', RecordScope>,
  language: Language = grant.actor.language,
): Promise<Servable> {
  await countTry(grant.db, SUMMARIES_PER_PERSON, grant.actor.id, grant.at);
  const [person, entries, times, measured, labs, visits] = await Promise.all([
    findPerson(grant),
    readValidEntries(grant, ENTRIES_PER_KIND),
    listTimes(grant),
    readMeasurements(grant, { limit: MEASUREMENTS, numbersOnly: true }),
    listAbnormal(grant, LABS),
    visitLines(grant, {
      before: { at: grant.at, id: grant.scope.patientId },
      text: undefined,
      limit: VISITS,
    }),
  ]);
  const page = doctorPageOf({
    person: person ?? fail('not_found'),
    entries,
    times,
    measured: measured.slice(0, MEASUREMENTS),
    labs,
    visits,
    language,
    at: grant.at,
  });
  return pdfFile(
    await papers('drawDoctorPage', page, grant.at),
    `for-the-doctor-${grant.at.toISOString().slice(0, 10)}.pdf`,
    page,
  );
}
