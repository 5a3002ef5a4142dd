import { findVaccine, VACCINES } from '@lakou/clinical';
import type { RecordEntry } from '@lakou/contract/record-entries';
import type { VaccineCard } from '@lakou/contract/vaccines';
import type { VaccineChoice, VaccineCountry } from '@lakou/contract/vaccines.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { fail } from '#platform/errors.ts';
import { addEntry, lockEntries, readVaccines } from '../record-entries/record-entries.service.ts';
import { cardOf } from './card.view.ts';
import { findVaccinated } from './vaccines.store.ts';

export async function readCard(
  grant: Grant<'vaccines:read', RecordScope>,
  country: VaccineCountry,
): Promise<VaccineCard> {
  const [person, entries] = await Promise.all([findVaccinated(grant), readVaccines(grant)]);
  return cardOf(person ?? fail('not_found'), entries, country, grant.at.toISOString().slice(0, 10));
}

interface SentDose {
  readonly vaccine: VaccineChoice;
  readonly on: string;
  readonly lot?: string | null | undefined;
  readonly place?: string | null | undefined;
}

/** Inside the caller's transaction. The next dose of a vaccine is no duplicate; the same one on the same day is. */
export async function recordDose(
  tx: Grant<'vaccines:write', RecordScope>,
  { vaccine, on, lot, place }: SentDose,
): Promise<RecordEntry> {
  const { dateOfBirth } = (await findVaccinated(tx)) ?? fail('not_found');
  if (dateOfBirth && on < dateOfBirth.slice(0, on.length))
    fail('before_birth', { fields: [{ path: 'on', code: 'before_birth' }] });
  await lockEntries(tx);
  const existing = (await readVaccines(tx)).find(
    (entry) => entry.since === on && findVaccine(entry) === vaccine,
  );
  if (existing) fail('duplicate_entry', { existing: { id: existing.id, text: existing.text } });
  const { label, cvx } = VACCINES[vaccine];
  return addEntry(tx, {
    kind: 'immunization',
    text: label,
    code: { system: 'cvx', value: cvx[0] },
    since: on,
    lot: lot || null,
    place: place || null,
    confirmDuplicate: true,
  });
}
