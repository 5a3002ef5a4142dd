import type { Attachment } from '@lakou/contract/referrals';
import type { ReferralPriority } from '@lakou/contract/referrals.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { formatDate, type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';

const HOME_ZONE = 'America/Port-au-Prince';

export interface LetterRow {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly patientName: string;
  readonly dateOfBirth: string | null;
  readonly patientLanguage: Language;
  /** Of who refers, and most likely of the colleague who reads it. */
  readonly writerLanguage: Language;
  readonly referringProviderName: string;
  readonly professionalTitle: string | null;
  readonly specialty: string | null;
  readonly clinicName: string | null;
  readonly destinationFacilityName: string;
  readonly reason: string;
  readonly symptoms: string | null;
  readonly diagnosis: string | null;
  readonly priority: ReferralPriority;
  readonly attachments: readonly Attachment[];
  readonly createdAt: Date;
}

/** A letter in one language, before it is drawn. */
export interface Letter {
  readonly language: Language;
  readonly product: string;
  readonly title: string;
  /** Whose it is. */
  readonly patient: string;
  /** Name and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly sections: readonly (readonly [string, string])[];
  readonly note: string;
}

function specialtyIn(language: Language, specialty: string | null): string | null {
  const known = SPECIALTIES.find(({ value }) => value === specialty);
  return known ? wordsIn(language, 'providers')(`specialties.${known.name}`) : specialty;
}

function letterIn(language: Language, row: LetterRow): Letter {
  const t = wordsIn(language, 'referral-letter');
  const known = (name: string, value: string | null) => (value ? ([[name, value]] as const) : []);
  const from = [
    row.referringProviderName,
    row.professionalTitle,
    specialtyIn(language, row.specialty),
    row.clinicName,
  ];
  const attached = row.attachments.map(({ title }) => `• ${title}`).join('\n');
  return {
    language,
    product: PRODUCT,
    title: t('title'),
    patient: row.patientName,
    facts: [
      [t('patient'), row.patientName],
      ...known(t('born'), row.dateOfBirth && formatDate(language, row.dateOfBirth, 'medium')),
      [t('from'), from.filter(Boolean).join(' · ')],
      [t('to'), row.destinationFacilityName],
      [t('date'), formatDate(language, { at: row.createdAt, timeZone: HOME_ZONE }, 'medium')],
      [t('priority'), t(`priorities.${row.priority}`)],
    ],
    sections: [
      [t('reason'), row.reason],
      ...known(t('symptoms'), row.symptoms),
      ...known(t('diagnosis'), row.diagnosis),
      [t('attachments'), attached || t('noAttachments')],
    ],
    note: t('note', { number: row.id }),
  };
}

/**
 * In the patient's language, the reader's and the writer's, once in each: whoever downloads it hands it to a colleague of
 * the writer. What people wrote stays as they wrote it.
 */
export const lettersOf = (row: LetterRow, reader: Language): Letter[] =>
  [...new Set([row.patientLanguage, reader, row.writerLanguage])].map((language) => letterIn(language, row));
