import type { FhirSearch } from '@lakou/contract/fhir';
import { dateOf } from '@lakou/contract/summary-line.rules';
import type { FhirResource } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';

interface Span {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(T.*)?)?)?$/;

/** The time that a FHIR date stands for: a year, a month, a day or an instant; undefined when there is no such date. */
export function spanOf(date: string): Span | undefined {
  const [, year = '', month, day, time] = DATE.exec(date) ?? [];
  if (!year) return undefined;
  if (time) {
    const from = Date.parse(date);
    return Number.isNaN(from) ? undefined : { from, to: from + 1 };
  }
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  const from = new Date(Date.UTC(y, m, d));
  if (from.getUTCMonth() !== m || from.getUTCDate() !== d) return undefined;
  const to = day ? Date.UTC(y, m, d + 1) : month ? Date.UTC(y, m + 1) : Date.UTC(y + 1);
  return { from: from.getTime(), to };
}

const COMPARISONS = {
  eq: (one: Span, other: Span) => one.from >= other.from && one.from < other.to,
  ne: (one: Span, other: Span) => one.from < other.from || one.from >= other.to,
  ge: (one: Span, other: Span) => one.from >= other.from,
  le: (one: Span, other: Span) => one.from < other.to,
  gt: (one: Span, other: Span) => one.from >= other.to,
  lt: (one: Span, other: Span) => one.from < other.from,
} as const;

type Test = (date: string | undefined) => boolean;

function dateTest(path: string, asked: string): Test {
  const [, prefix = '', date = ''] = /^(eq|ne|ge|le|gt|lt)?(.*)$/.exec(asked) ?? [];
  const span = spanOf(date) ?? fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });
  const compare = COMPARISONS[(prefix || 'eq') as keyof typeof COMPARISONS];
  return (given) => {
    const known = given && spanOf(given);
    return known ? compare(known, span) : false;
  };
}

const listOf = (asked: string | readonly string[] | undefined): readonly string[] =>
  asked === undefined ? [] : typeof asked === 'string' ? [asked] : asked;

type Coding = { readonly system?: string; readonly code?: string };

function codingsOf(value: unknown): Coding[] {
  if (Array.isArray(value)) return value.flatMap(codingsOf);
  return ((value ?? {}) as { coding?: Coding[] }).coding ?? [];
}

/** `code` or `system|code`; several with commas between them, one of which must fit. */
function hasCode(value: unknown, asked: string | undefined): boolean {
  if (!asked) return true;
  const codings = codingsOf(value);
  return asked.split(',').some((one) => {
    const [system, code] = one.includes('|') ? one.split('|') : [undefined, one];
    return codings.some((coding) => coding.code === code && (!system || coding.system === system));
  });
}

const CODED = ['code', 'vaccineCode', 'medicationCodeableConcept'] as const;

const newestFirst = (a: FhirResource, b: FhirResource) => {
  const [left = '', right = ''] = [dateOf(a), dateOf(b)];
  return left === right ? 0 : left < right ? 1 : -1;
};

/** Those of one type that fit, newest first. */
export function searchResources(
  resources: readonly FhirResource[],
  type: string,
  asked: FhirSearch,
): FhirResource[] {
  const dates = listOf(asked.date).map((one) => dateTest('date', one));
  const updates = listOf(asked._lastUpdated).map((one) => dateTest('_lastUpdated', one));
  const updated = ({ meta }: FhirResource) => (meta as { lastUpdated?: string } | undefined)?.lastUpdated;
  return resources
    .filter(
      (one) =>
        one.resourceType === type &&
        (!asked._id || one.id === asked._id) &&
        (!asked.status || one.status === asked.status) &&
        hasCode(
          CODED.map((field) => one[field]),
          asked.code,
        ) &&
        hasCode(one.category, asked.category) &&
        dates.every((fits) => fits(dateOf(one))) &&
        updates.every((fits) => fits(updated(one))),
    )
    .toSorted(newestFirst);
}
