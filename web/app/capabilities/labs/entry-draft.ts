import { explainLabEntry, LAB_TESTS, type LabFinding } from '@lakou/clinical';
import type { LabPerson, LabResult, SentLabValue } from '@lakou/contract/labs';
import { labTestsOf, labUnit } from '@lakou/contract/labs.rules';
import { isLabTest } from './lab-names.ts';

/** One line of the form, as it is typed. */
export interface DraftValue {
  readonly key: string;
  /** A code of the catalogue, or the name of another test. */
  readonly test: string;
  readonly value: string;
  readonly unit: string;
  readonly low: string;
  readonly high: string;
  /** What the laboratory said of this very value, without a range. */
  readonly said?: { readonly value: string; readonly flag: SentLabValue['flag'] };
}

export const draftFor = (test: string): DraftValue => ({
  key: test,
  test,
  value: '',
  unit: isLabTest(test) ? labUnit(LAB_TESTS[test].unit) : '',
  low: '',
  high: '',
});

/** The lines of a request, or those of the result that is amended. */
export function draftsOf(tests: readonly string[], amends: LabResult | undefined): DraftValue[] {
  if (!amends) return labTestsOf(tests).map(draftFor);
  return amends.values.map((value, index) => {
    const printed = value.basis === 'printed_range';
    return {
      key: `${value.test ?? value.name} ${index}`,
      test: value.test ?? value.name,
      value: value.value,
      unit: labUnit(value.unit),
      low: printed && value.low !== null ? String(value.low) : '',
      high: printed && value.high !== null ? String(value.high) : '',
      ...(value.basis === 'none' &&
        value.flag !== 'unknown' && { said: { value: value.value, flag: value.flag } }),
    };
  });
}

type ReadNumber = (text: string) => number | undefined;

/** What is sent of a line; undefined while no value is typed. */
export function sentOf(
  { test, value, unit, low, high, said }: DraftValue,
  read: ReadNumber,
): SentLabValue | undefined {
  const typed = value.trim();
  if (!typed) return undefined;
  const [from, to] = [read(low), read(high)];
  return {
    test,
    value: typed,
    // Words such as "negative" have no unit.
    ...(unit.trim() && /\d/.test(typed) && { unit: unit.trim() }),
    ...(from === undefined ? {} : { low: from }),
    ...(to === undefined ? {} : { high: to }),
    ...(said?.value === typed && { flag: said.flag }),
  };
}

/** The meaning of what is typed, while it is typed. */
export function findingOf(
  draft: DraftValue,
  { ageYears, sex, pregnant }: LabPerson,
  read: ReadNumber,
): LabFinding | undefined {
  const sent = sentOf(draft, read);
  if (!sent || !isLabTest(draft.test)) return undefined;
  const { unit, low, high } = sent;
  return explainLabEntry(
    {
      test: LAB_TESTS[draft.test].loinc,
      value: sent.value,
      ...(unit && { unit }),
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
    },
    {
      ...(ageYears !== null && { ageYears }),
      ...(sex && { sex }),
      ...(pregnant && { pregnant }),
    },
  );
}
