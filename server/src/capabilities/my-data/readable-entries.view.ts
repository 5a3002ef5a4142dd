import { findService } from '@lakou/content/services';
import type { NotificationDetails, NotificationKind } from '@lakou/contract/notifications';
import { html, type Markup } from '#platform/http/article/markup.ts';
import { wordsIn } from '#platform/words.ts';
import { notificationText } from '../notifications/notifications.service.ts';
import { fieldName, MOMENTS } from './readable-layout.rules.ts';
import {
  fieldList,
  labelOf,
  type Reader,
  type Row,
  type Shown,
  shownFields,
  timeOf,
} from './readable-value.view.ts';

/** Rows with so few fields stand in a table. */
const MOST_COLUMNS = 4;

/** Moments at which an entry was, which need no label. */
const SELF_SAID: ReadonlySet<string> = new Set(['at', 'starts_at', 'written_for', 'date', 'day']);

interface Entry {
  readonly id: string | undefined;
  readonly time: number;
  /** The field that tells when it was; the heading of an entry. */
  readonly when: string | undefined;
  readonly fields: readonly Shown[];
}

/** The rows of a table, newest first: as a table where they have few fields, else each with a heading. */
export function* writeEntries(reader: Reader, table: string, rows: readonly Row[]): Generator<Markup> {
  const entries = rows.map((row) => entryOf(reader, table, row)).toSorted(newestFirst);
  const moments = new Set(entries.map(({ when }) => when));
  const columns = [...new Set(entries.flatMap(({ fields }) => fields.map(({ field }) => field)))].toSorted(
    (a, b) => Number(moments.has(b)) - Number(moments.has(a)),
  );
  const fitsTable = entries.length > 1 && columns.length > 0 && columns.length <= MOST_COLUMNS;
  if (fitsTable) yield* writeTable(reader, table, columns, entries);
  else for (const entry of entries) yield written(reader, entry);
}

function entryOf(reader: Reader, table: string, row: Row): Entry {
  const named = new Map(Object.entries(row).map(([key, value]) => [fieldName(key), value]));
  const when = MOMENTS.find((field) => timeOf(named.get(field)) !== undefined);
  const { id } = row;
  return {
    id: typeof id === 'string' ? id : undefined,
    time: (when && timeOf(named.get(when))) ?? 0,
    when,
    fields: shownFields(reader, table, told(reader, table, row)),
  };
}

/** Rows of one moment by their ids, so that two copies are alike. */
const newestFirst = (a: Entry, b: Entry): number => b.time - a.time || (b.id ?? '').localeCompare(a.id ?? '');

/**
 * A notification says what it said, not its kind and the names for its text; a service of the catalogue is named once, in
 * the reader's language.
 */
function told({ language }: Reader, table: string, row: Row): Row {
  const { kind, details, service_type: asked, ...others } = row;
  if (table === 'notifications')
    return {
      kind: notificationText(language, kind as NotificationKind, (details ?? {}) as NotificationDetails),
      ...others,
    };
  const isNamed = typeof row.service === 'string' && findService(String(asked))?.slug === row.service;
  return isNamed ? { ...row, service_type: null } : row;
}

function* writeTable(
  reader: Reader,
  table: string,
  columns: readonly string[],
  entries: readonly Entry[],
): Generator<Markup> {
  yield html`<table><thead><tr>${columns.map(
    (field) => html`<th scope="col">${labelOf(reader, table, field)}</th>`,
  )}</tr></thead><tbody>`;
  for (const { fields } of entries) {
    const values = new Map(fields.map(({ field, value }) => [field, value]));
    yield html`<tr>${columns.map((field) => html`<td>${values.get(field)}</td>`)}</tr>`;
  }
  yield html`</tbody></table>`;
}

function written({ language }: Reader, { id, when, fields }: Entry): Markup {
  const heading = fields.find(({ field }) => field === when);
  const others = fields.filter((one) => one !== heading);
  const t = wordsIn(language, 'readable-copy');
  return html`<article>${heading && html`<h4>${!SELF_SAID.has(heading.field) && html`<span>${heading.label}</span> `}${heading.value}</h4>`}${
    others.length > 0 && fieldList(others)
  }${id !== undefined && html`<p class="id">${t('reference', { id })}</p>`}</article>`;
}
