import { assessLabReading, type LabFinding, type LabPatient, type LabReading } from './assess.ts';
import { findLabTest, foldLabText } from './names.ts';
import { readLabText } from './read-text.ts';
import { findReading } from './segment.ts';

/** A result as a provider enters it. `test` is a LOINC code or a name in any of the three languages. */
export type LabResultEntry = {
  test: string;
  value: string | number;
  unit?: string;
  low?: number;
  high?: number;
};

/** Every result found in the text with its status; an empty list means that nothing was found, not that all is normal. */
export const explainLabText = (text: string, who: LabPatient): LabFinding[] =>
  readLabText(text).map((reading) => assessLabReading(reading, who));

function findEntryReading(entry: LabResultEntry): LabReading | undefined {
  const name = findLabTest(entry.test);
  if (!name || name === 'other' || name === 'protein' || name === 'ph') return undefined;
  if (name === 'urine_heading' || name === 'blood_heading') return undefined;
  const test = name === 'urea' ? 'urea_nitrogen' : name;
  const mark = (unit: string) => (name === 'urea' ? `${unit} urea` : unit);
  const { low, high } = entry;
  const printedRange = { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
  const reading =
    typeof entry.value === 'number'
      ? { test, value: entry.value, ...(entry.unit ? { unit: mark(entry.unit) } : {}) }
      : findReading(test, foldLabText(`${entry.value} ${entry.unit ?? ''}`), mark);
  return reading && { ...reading, ...(low === undefined && high === undefined ? {} : { printedRange }) };
}

/** One entered result with its status; undefined when the test is unknown or nothing could be read. */
export function explainLabEntry(entry: LabResultEntry, who: LabPatient): LabFinding | undefined {
  const reading = findEntryReading(entry);
  return reading && assessLabReading(reading, who);
}
