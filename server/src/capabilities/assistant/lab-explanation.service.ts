import { ageInYears, explainLabText, type LabFinding, type LabPatient } from '@lakou/clinical';
import type { LabExplanation } from '@lakou/contract/assistant';
import { formatNumber, type Language } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { type Asking, findPerson } from './assistant.store.ts';

const UNITS: Readonly<Record<string, string>> = {
  'm[IU]/L': 'mIU/L',
  'mL/min/{1.73_m2}': 'mL/min',
  'mL/min/1.73m2': 'mL/min',
  'mL/min/1.73 m2': 'mL/min',
  'mL/min/1.73 m²': 'mL/min',
};
/** A unit as laboratories print it: `10*3/uL` is 10³/µL. */
const printed = (unit: string) =>
  unit.replace(/\b10[*^](\d)/, (_, power) => `10${'⁰¹²³⁴⁵⁶⁷⁸⁹'[power]}`).replace(/\buL\b/, 'µL');
/** Codes for machines are not shown to people. */
const unitWords = (unit = '') => UNITS[unit] ?? (/[[\]{}]|^1$/.test(unit) ? '' : printed(unit));

const amount = (lang: Language, value: number, unit?: string) =>
  `${formatNumber(lang, value)} ${unitWords(unit)}`.trim().replace(/ %$/, lang === 'en' ? '%' : ' %');

function valueWords({ reading }: LabFinding, lang: Language): string {
  const t = wordsIn(lang, 'lab-explanation');
  if (reading.value === undefined) return reading.word ? t(`word.${reading.word}`) : t('noValue');
  const value = amount(lang, reading.value, reading.unit);
  return reading.bound ? t(`bound.${reading.bound}`, { value }) : value;
}

function rangeWords({ range, basis }: LabFinding, lang: Language): string[] {
  if (!range || basis === 'none') return [];
  const t = wordsIn(lang, 'lab-explanation');
  const { low, high, unit } = range;
  const say = (value: number | undefined) => (value === undefined ? '' : amount(lang, value, unit));
  const kind = low === undefined ? 'to' : high === undefined ? 'from' : 'between';
  return [t(`range.${basis}.${kind}`, { low: say(low), high: say(high) })];
}

function findingOf(finding: LabFinding, lang: Language): LabExplanation['findings'][number] {
  const t = wordsIn(lang, 'lab-explanation');
  const name = t(`test.${finding.test}`);
  const value = valueWords(finding, lang);
  // “This is normal” beside “mildly decreased” would say two things of one number.
  const says = finding.status === 'normal' && finding.reasons.includes('kidney_mildly_decreased');
  const about = [
    ...(says ? [] : [t(`status.${finding.status}`)]),
    ...rangeWords(finding, lang),
    ...finding.reasons.map((reason) => t(`reason.${reason}`)),
  ].join(' ');
  const { test, loinc, status } = finding;
  return { test, name, loinc, value, status, text: t('line', { test: name, value, about }) };
}

/**
 * A report in plain language: each result, alarming ones first, always with the advice to discuss
 * it with a clinician.
 */
export function explainLab(summary: string, who: LabPatient, lang: Language): LabExplanation {
  const t = wordsIn(lang, 'lab-explanation');
  const findings = explainLabText(summary, who).map((finding) => findingOf(finding, lang));
  const critical = findings.some(({ status }) => status.startsWith('critical'));
  const explanation = [
    ...(critical ? [t('now')] : []),
    findings.length === 0 ? t('nothing') : t('intro'),
    ...findings.map(({ text }) => text),
    t('talk'),
  ].join('\n');
  return { explanation, findings };
}

/** The patient of these results. A provider reads other people's, so their own data is not used. */
export async function getLabPatient(grant: Asking, dependentId: string | null): Promise<LabPatient> {
  if (grant.actor.role !== 'PATIENT') return {};
  const { dateOfBirth, gender, pregnant } = await findPerson(grant, dependentId);
  const today = grant.at.toISOString().slice(0, 10);
  const ageYears = dateOfBirth ? ageInYears({ birthDate: dateOfBirth, today }) : undefined;
  return {
    ...(gender && { sex: gender }),
    ...(ageYears !== undefined && { ageYears }),
    ...(pregnant && { pregnant }),
  };
}
