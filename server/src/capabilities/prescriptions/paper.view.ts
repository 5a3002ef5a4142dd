import type { PrescribedMedicine } from '@lakou/contract/prescriptions';
import { type Day, formatDate, formatNumber, type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import type { PaperPeople, PrescriptionRow } from './prescriptions.store.ts';

const HOME_ZONE = 'America/Port-au-Prince';

export interface PaperLine {
  readonly drug: string;
  /** How to take it, in each of the languages. */
  readonly ways: readonly string[];
  readonly amount: string;
}

/** The content of the paper for the pharmacy, before it is drawn. */
export interface Paper {
  readonly product: string;
  readonly language: Language;
  readonly title: string;
  /** Whose it is. */
  readonly person: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly PaperLine[];
  readonly signature: readonly string[];
  readonly notes: readonly string[];
}

/** How to take a medicine, as one sentence that can be read aloud. */
export function wayToTake(language: Language, medicine: PrescribedMedicine): string {
  const t = wordsIn(language, 'prescriptions');
  const { dose, form, frequency, durationDays, instructions } = medicine;
  const amount = t(`dose.${form}`, { count: dose, amount: formatNumber(language, dose) });
  const parts = [amount, t(`frequency.${frequency}`)];
  if (durationDays) parts.push(t('forDays', { count: durationDays }));
  return [parts.join(', '), instructions].filter(Boolean).join('. ');
}

/** The paper in the language of who prescribed, with what the patient must know in hers beside it. */
export function paperOf(
  rows: readonly PrescriptionRow[],
  { personName, bornOn, patientLanguage, authorLanguage, authorTitle }: PaperPeople,
): Paper | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const t = wordsIn(authorLanguage, 'prescriptions');
  const theirs = wordsIn(patientLanguage, 'prescriptions');
  const languages = [...new Set([authorLanguage, patientLanguage])];
  const both = (key: 'pdf.title' | 'pdf.valid') => [...new Set([t(key), theirs(key)])].join(' · ');
  const known = (name: string, value: string | null) => (value ? ([[name, value]] as const) : []);
  const day = (at: Day) => formatDate(authorLanguage, at, 'medium');
  const prescribed = day({ at: first.prescribedAt, timeZone: HOME_ZONE });
  return {
    product: PRODUCT,
    language: authorLanguage,
    title: both('pdf.title'),
    person: personName,
    facts: [
      [t('pdf.number'), first.number],
      [t('pdf.date'), prescribed],
      [t('pdf.for'), personName],
      ...known(t('pdf.born'), bornOn && day(bornOn)),
    ],
    lines: rows
      .filter(({ status }) => status === 'active')
      .map((row) => ({
        drug: row.drug,
        ways: languages.map((language) => wayToTake(language, row)),
        amount: [
          row.quantity ? t('pdf.quantity', { count: row.quantity }) : '',
          row.refills > 0 ? t('refills', { count: row.refills }) : t('pdf.noRefills'),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    signature: [
      [first.authorName, authorTitle].filter(Boolean).join(', '),
      [first.licenseNumber && t('pdf.licence', { number: first.licenseNumber }), first.licenseAuthority]
        .filter(Boolean)
        .join(' · '),
      t('pdf.signed', { date: prescribed }),
    ].filter(Boolean),
    notes: [both('pdf.valid')],
  };
}
