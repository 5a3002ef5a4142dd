import type { LabFlag } from '@lakou/contract/labs';
import { LONGEST_LAB_COMMENT } from '@lakou/contract/labs.rules';
import type { ImportedValue } from '@lakou/contract/record-imports';
import { type LeftReason, LONGEST_SOURCE } from '@lakou/contract/record-imports.rules';
import { isPossibleDay, numberIn, readImportedValue } from '../labs/imported-results.rules.ts';
import { type Bundle, dayOf, personName } from './bundle.rules.ts';
import {
  codeIn,
  codesOf,
  conceptText,
  type Fields,
  fieldsOf,
  linesOf,
  listOf,
  orNull,
  shortened,
  textOf,
} from './fhir-values.rules.ts';

/** One value, the day it was measured and who measured it. */
export interface DatedValue {
  readonly takenOn: string;
  readonly laboratory: string | null;
  readonly value: ImportedValue;
}
export type ResultOutcome = DatedValue | { readonly left: LeftReason; readonly text: string };

const LOINC = 'http://loinc.org';
const LOINC_CODE = /^\d{1,7}-\d$/;
const LONGEST = { name: 100, unit: 40 } as const;
const LABORATORY = ['laboratory', 'LAB'];
const WITHDRAWN = ['entered-in-error', 'cancelled'];
const UNFINISHED = ['registered', 'preliminary', 'partial'];

const FLAGS = new Map<string, LabFlag>(
  Object.entries({
    LL: 'critical_low',
    L: 'low',
    N: 'normal',
    H: 'high',
    HH: 'critical_high',
    A: 'abnormal',
    AA: 'critical_abnormal',
  } satisfies Record<string, LabFlag>),
);

const isLaboratory = ({ category }: Fields): boolean =>
  [category].flat().some((one) => codesOf(one).some((code) => LABORATORY.includes(code)));

/** Values of a laboratory: they say so, or a laboratory's report names them. With the report where there is one. */
export function laboratoryResources({ resources, resolve }: Bundle): Map<Fields, Fields | undefined> {
  const found = new Map<Fields, Fields | undefined>();
  for (const resource of resources) {
    if (resource.resourceType === 'Observation' && isLaboratory(resource) && !found.has(resource))
      found.set(resource, undefined);
    if (resource.resourceType !== 'DiagnosticReport' || !isLaboratory(resource)) continue;
    found.set(resource, undefined);
    for (const reference of listOf(resource.result)) {
      const value = resolve(reference, resource);
      if (value?.resourceType === 'Observation') found.set(value, resource);
    }
  }
  return found;
}

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

type Said = Pick<ImportedValue, 'value' | 'unit'>;

/** The unit as it is shown, where it can be compared; else the code for machines. */
function quantityOf(quantity: unknown, loinc: string | null): Said | LeftReason {
  const { value, comparator, unit, code } = fieldsOf(quantity);
  const found = number(value);
  if (found === undefined) return 'wrong_value';
  const text = `${textOf(comparator)}${found}`;
  const units = [textOf(unit), textOf(code)].filter(Boolean);
  if (units.some((one) => one.length > LONGEST.unit)) return 'wrong_value';
  const comparable = units.find((one) => {
    const read = readImportedValue({
      loinc,
      name: '-',
      value: text,
      unit: one,
      flag: 'unknown',
      low: null,
      high: null,
    });
    return typeof read !== 'string' && read.ownNumber !== null;
  });
  return { value: text, unit: comparable ?? units[0] ?? null };
}

function saidIn(holder: Fields, loinc: string | null): Said | LeftReason | undefined {
  const words = (text: string) =>
    text ? { value: shortened(text, LONGEST_LAB_COMMENT), unit: null } : undefined;
  if (holder.valueQuantity !== undefined) return quantityOf(holder.valueQuantity, loinc);
  if (holder.valueInteger !== undefined) return quantityOf({ value: holder.valueInteger }, loinc);
  if (holder.valueString !== undefined) return words(linesOf(holder.valueString));
  if (holder.valueCodeableConcept !== undefined) return words(conceptText(holder.valueCodeableConcept));
  if (holder.valueRatio !== undefined) {
    const { numerator, denominator } = fieldsOf(holder.valueRatio);
    const [over, under] = [number(fieldsOf(numerator).value), number(fieldsOf(denominator).value)];
    return over === undefined || under === undefined ? 'wrong_value' : words(`${over}:${under}`);
  }
  return undefined;
}

/** The first range that has a limit, in the unit of the value. */
function rangeOf({ referenceRange }: Fields, unit: string | null): Pick<ImportedValue, 'low' | 'high'> {
  for (const range of listOf(referenceRange)) {
    const units = [range.low, range.high].flatMap((limit) => textOf(fieldsOf(limit).unit) || []);
    const [low, high] = [number(fieldsOf(range.low).value), number(fieldsOf(range.high).value)];
    if (units.every((one) => one === unit) && (low !== undefined || high !== undefined))
      return { low: low ?? null, high: high ?? null };
  }
  return { low: null, high: null };
}

/** As the other laboratory said; else by the range that it printed. */
function flagOf(
  { interpretation }: Fields,
  value: string,
  { low, high }: Pick<ImportedValue, 'low' | 'high'>,
): LabFlag {
  const said = listOf(interpretation)
    .flatMap(codesOf)
    .flatMap((code) => FLAGS.get(code) ?? [])[0];
  const measured = numberIn(value);
  if (said) return said;
  if (measured === undefined || (low === null && high === null)) return 'unknown';
  if (low !== null && measured < low) return 'low';
  return high !== null && measured > high ? 'high' : 'normal';
}

/** Who measured it, by name. */
function laboratoryOf(resource: Fields, resolve: Bundle['resolve']): string | undefined {
  return listOf(resource.performer)
    .map((one) => {
      const named = resolve(one, resource);
      const { name, organization } = named ?? {};
      if (named?.resourceType === 'Patient') return '';
      return (
        textOf(name) ||
        (Array.isArray(name) ? (personName(named) ?? '') : '') ||
        textOf(fieldsOf(organization).display) ||
        textOf(fieldsOf(one).display)
      );
    })
    .find(Boolean);
}

interface Frame {
  readonly resource: Fields;
  readonly report: Fields | undefined;
  readonly resolve: Bundle['resolve'];
  readonly now: Date;
}

/** The day and the laboratory, or why the value cannot be placed. */
function placeOf({ resource, report, resolve, now }: Frame): Omit<DatedValue, 'value'> | LeftReason {
  const { effectiveDateTime, effectivePeriod, effectiveInstant, issued } = resource;
  const said = effectiveDateTime ?? effectiveInstant ?? fieldsOf(effectivePeriod).start ?? issued;
  if (said === undefined) return 'no_date';
  const day = dayOf(said);
  if (day.length === 4 || day.length === 7) return 'no_date';
  if (!day || !isPossibleDay(day, now)) return 'wrong_date';
  const laboratory = laboratoryOf(resource, resolve) ?? (report && laboratoryOf(report, resolve)) ?? '';
  return { takenOn: day, laboratory: orNull(shortened(laboratory, LONGEST_SOURCE)) };
}

function resultOf(holder: Fields, frame: Frame): ResultOutcome {
  const name = conceptText(holder.code);
  const leave = (left: LeftReason): ResultOutcome => ({ left, text: shortened(name, LONGEST.name) });
  if (!name) return leave('no_name');
  if (name.length > LONGEST.name) return leave('too_long');
  const code = codeIn(holder.code, LOINC);
  const loinc = code && LOINC_CODE.test(code) ? code : null;
  const said = saidIn(holder, loinc);
  if (said === undefined) return leave('no_value');
  if (typeof said === 'string') return leave(said);
  const place = placeOf(frame);
  if (typeof place === 'string') return leave(place);
  const range = rangeOf(holder, said.unit);
  const value = { loinc, name, ...said, ...range, flag: flagOf(holder, said.value, range) };
  const read = readImportedValue(value);
  return typeof read === 'string' ? leave(read) : { ...place, value };
}

/** What becomes of a report: its words; its values are resources of their own. */
function readReport(frame: Frame): ResultOutcome[] {
  const { resource } = frame;
  const conclusion = linesOf(resource.conclusion);
  if (conclusion) return [resultOf({ code: resource.code, valueString: conclusion }, frame)];
  const hasValues = listOf(resource.result).length > 0;
  return hasValues ? [] : [resultOf({ code: resource.code }, frame)];
}

/** What becomes of a laboratory's observation or report. A panel is made of its components or members. */
export function readLaboratory(frame: Frame): ResultOutcome[] {
  const { resource } = frame;
  const status = textOf(resource.status);
  const text = shortened(conceptText(resource.code), LONGEST.name);
  if (WITHDRAWN.includes(status)) return [{ left: 'withdrawn', text }];
  if (UNFINISHED.includes(status)) return [{ left: 'not_final', text }];
  if (resource.resourceType === 'DiagnosticReport') return readReport(frame);
  const components = listOf(resource.component);
  const hasOwn = Object.entries(resource).some(
    ([field, value]) => field.startsWith('value') && value !== undefined && value !== null,
  );
  if (!hasOwn && components.length === 0 && listOf(resource.hasMember).length > 0) return [];
  const holders = hasOwn || components.length === 0 ? [resource, ...components] : components;
  return holders.map((holder) => resultOf(holder, frame));
}
