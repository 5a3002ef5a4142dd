import type { LabReading } from './assess.ts';
import { foldLabText, type LabName, namesIn } from './names.ts';
import type { LabTest } from './ranges.ts';
import { findReading } from './segment.ts';
import { findInOwnUnit } from './units.ts';

/** In a urine section these names mean another test; other names that are no urine tests are ignored there. */
const IN_URINE: Partial<Record<LabName, LabTest>> = {
  glucose: 'urine_glucose',
  protein: 'urine_protein',
  ph: 'urine_ph',
  white_cells: 'urine_leukocytes',
};

/** Symbols so short that they may be words ("na", "k"); they count only with a unit of the test. */
const SYMBOLS = new Set(['na', 'k', 'cl', 'ca', 'ht', 'gb', 'alb', 'co2', 'pal', 'ire']);

const FASTING = /\bfasting\b|\ba ?jeun\b|\ba ?jen\b|\bvant vid\b/;
const NOT_FASTING = /\b(?:non|not|pas|pa)[ -](?:a ?jeun|a ?jen|fasting)\b/;

function findTest(name: LabName, inUrine: boolean, segment: string): LabTest | undefined {
  if (name === 'other' || name === 'urine_heading' || name === 'blood_heading') return undefined;
  if (inUrine && !name.startsWith('urine_')) return IN_URINE[name];
  if (name === 'protein' || name === 'ph') return undefined;
  if (name === 'urea') return 'urea_nitrogen';
  const fasting = FASTING.test(segment) && !NOT_FASTING.test(segment);
  return name === 'glucose' && fasting ? 'glucose_fasting' : name;
}

/** Joins "250 000 /mm3" into one number. */
const joinThousands = (text: string) =>
  text
    .replace(/\b(\d{1,3}) (\d{3})(?=\s*(?:\/|- ?\d{1,3} \d{3}\b))/g, '$1$2')
    .replace(/(?<=\d{4} ?- ?)(\d{1,3}) (\d{3})\b/g, '$1$2');

/**
 * The results named in a laboratory's text in English, French or Creole, in order. Unknown tests are left out, and so
 * are numbers whose meaning is not certain.
 */
export function readLabText(text: string): LabReading[] {
  const folded = joinThousands(foldLabText(text));
  const names = namesIn(folded);
  let inUrine = false;
  const readings: LabReading[] = [];
  names.forEach(({ name, spelling, end }, index) => {
    if (name === 'urine_heading') inUrine = true;
    if (name === 'blood_heading') inUrine = false;
    const [segment = ''] = folded.slice(end, names[index + 1]?.start).split(/[\n;]/);
    const test = findTest(name, inUrine, segment);
    if (!test) return;
    const reading = findReading(test, segment, name === 'urea' ? (unit) => `${unit} urea` : (unit) => unit);
    if (!reading) return;
    const fits = reading.unit !== undefined && findInOwnUnit(test, 1, reading.unit) !== undefined;
    // In "Sodium (Na): 140" the name before the symbol already says what it means.
    const spelledOut = names[index - 1]?.name === name;
    if (SYMBOLS.has(spelling) && !fits && !spelledOut) return;
    readings.push(reading);
  });
  return readings;
}
