import { findService } from '@lakou/content/services';
import type { MyData } from '@lakou/contract/my-data';
import { formatDate, type Language } from '@lakou/i18n';
import type { Row } from './readable-value.view.ts';
import { timeOf } from './readable-value.view.ts';

/** By which of its fields a row is named where another row refers to it. */
const NAMED_BY: Readonly<Record<string, string>> = {
  dependents: 'name',
  record_entries: 'label',
  lab_requests: 'title',
  prescriptions: 'drug',
  referrals: 'destination_name',
  questions: 'title',
  images: 'title',
  invoices: 'number',
};

/** The names of rows of the copy by their ids; a visit is named by its service and day. */
export function namesWithin(
  records: MyData['records'],
  language: Language,
  timeZone: string,
): Map<string, string> {
  const names = new Map<string, string>();
  const add = ({ id }: Row, name: unknown) => {
    if (typeof id === 'string' && typeof name === 'string' && name) names.set(id, name);
  };
  for (const [table, field] of Object.entries(NAMED_BY))
    for (const row of records[table] ?? []) add(row, row[field]);
  for (const row of records.bookings ?? []) {
    const time = timeOf(row.starts_at);
    const type = String(row.service ?? row.service_type ?? '');
    const service = findService(type)?.name[language] ?? type;
    if (time !== undefined)
      add(row, `${service}, ${formatDate(language, { at: new Date(time), timeZone }, 'medium')}`);
  }
  return names;
}
