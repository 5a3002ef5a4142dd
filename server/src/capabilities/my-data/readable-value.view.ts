import { findService } from '@lakou/content/services';
import { dataIn } from '@lakou/contract/connected-apps.rules';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPartialDate,
  formatPhone,
  formatTime,
  type Language,
  languageName,
  timeZoneWords,
  withUnit,
} from '@lakou/i18n';
import { html, type Markup } from '#platform/http/article/markup.ts';
import { wordsIn } from '#platform/words.ts';
import { fieldName, LEFT_OUT, UNITS } from './readable-layout.rules.ts';
import { INSIDE } from './readable-values.rules.ts';
import type { CopyWords } from './readable-words.view.ts';

/** Who reads the copy, and what is needed to tell it to them. */
export interface Reader {
  readonly id: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly publicUrl: string;
  readonly words: CopyWords;
  /** The name of whom or what this id means. */
  readonly nameOf: (id: string) => string | undefined;
}

/** A field of a row, ready to be shown. */
export interface Shown {
  readonly field: string;
  readonly label: string;
  readonly value: Markup;
}

export type Row = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/;
/** A month without a day. */
const PARTIAL = /^\d{4}-\d\d$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const FILE = /^\/api\/files\/[0-9a-f-]{36}$/;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** Numbers that name something and are not counted. */
const NAMES = new Set(['number', 'version', 'result_version', 'receipt_number', 'reference']);

/** The fields of a row that have something to show, in its order. */
export function shownFields(reader: Reader, table: string, row: Row): Shown[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const field = fieldName(key);
    const shown = shownValue(reader, table, field, value);
    return shown ? [{ field, label: labelOf(reader, table, field), value: shown }] : [];
  });
}

/** A field that nobody named yet is still shown, by its own name. */
export const labelOf = ({ words }: Reader, table: string, field: string): string =>
  words.field(table, field) ?? field.replaceAll('_', ' ');

function shownValue(reader: Reader, table: string, field: string, value: unknown): Markup | undefined {
  if (value === null || value === undefined || value === '' || LEFT_OUT.has(field) || field === 'id')
    return undefined;
  // Whose copy it is needs no saying.
  if (value === reader.id && !field.endsWith('_by')) return undefined;
  if (Array.isArray(value)) return shownList(reader, table, field, value);
  if (typeof value === 'object' && !(value instanceof Date)) {
    const fields = shownFields(reader, INSIDE[`${table}.${field}`] ?? table, value as Row);
    return fields.length > 0 ? fieldList(fields) : undefined;
  }
  const text = textOf(reader, table, field, value);
  if (text === undefined) return undefined;
  return FILE.test(text) ? html`<a href="${reader.publicUrl}${text}">${text}</a>` : html`${text}`;
}

function shownList(reader: Reader, table: string, field: string, values: readonly unknown[]) {
  const given = field === 'scopes' && table === 'app_consents' ? dataIn(values.map(String)) : values;
  const items = given.flatMap((one) => shownValue(reader, table, field, one) ?? []);
  if (items.length === 0) return undefined;
  const isPlain = given.every((one) => typeof one !== 'object');
  if (isPlain) return html`${items.map((item, at) => [at > 0 && ', ', item])}`;
  return html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

export const fieldList = (fields: readonly Shown[]): Markup =>
  html`<dl>${fields.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

function textOf(reader: Reader, table: string, field: string, value: unknown): string | undefined {
  const { language, words } = reader;
  if (field === 'weekdays') return words.value(table, 'day', WEEKDAYS[Number(value)] ?? '');
  const said = words.value(table, field, String(value));
  if (said) return said;
  if (value instanceof Date) return momentText(reader, value);
  if (typeof value === 'boolean') return wordsIn(language, 'readable-copy')(value ? 'yes' : 'no');
  if (typeof value === 'number') return numberText(language, field, value);
  return stringText(reader, field, String(value));
}

/** The moment or day that a value tells, in milliseconds; undefined for any other value. */
export function timeOf(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string' || !(DAY.test(value) || MOMENT.test(value))) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

export const momentText = ({ language, timeZone }: Reader, at: Date): string =>
  formatDateTime(language, { at, timeZone }, 'medium');

function numberText(language: Language, field: string, value: number): string {
  if (field === 'htg_cents') return formatMoney(language, value, 'HTG');
  if (/(^|_)cents$/.test(field)) return formatMoney(language, value, 'USD');
  if (field === 'size') return `${formatNumber(language, Math.max(1, Math.round(value / 1024)), 0)} kB`;
  if (NAMES.has(field)) return String(value);
  const unit = UNITS[field];
  const figure = formatNumber(language, value);
  return unit ? withUnit(language, figure, unit) : figure;
}

function stringText(reader: Reader, field: string, value: string): string | undefined {
  const { language } = reader;
  if (UUID.test(value))
    return value === reader.id ? wordsIn(language, 'readable-copy')('you') : reader.nameOf(value);
  const time = timeOf(value);
  if (time !== undefined)
    return DAY.test(value) ? formatDate(language, value, 'medium') : momentText(reader, new Date(time));
  if (CLOCK.test(value))
    return formatTime(language, { at: new Date(`1970-01-01T${value}:00Z`), timeZone: 'UTC' });
  if (/(^|_)phone$/.test(field)) return formatPhone(value);
  if (/^(preferred_)?language$|^languages_spoken$/.test(field)) return languageName(language, value);
  if (PARTIAL.test(value)) return formatPartialDate(language, value, reader.timeZone);
  if (field === 'service') return findService(value)?.name[language] ?? value;
  if (/(^|_)time_zone$/.test(field)) return timeZoneWords(language, value);
  return value;
}
