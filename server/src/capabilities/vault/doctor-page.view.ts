import { ageInMonths } from '@lakou/clinical';
import type { RecordEntry } from '@lakou/contract/record-entries';
import { formatDate, formatPhone, type Language, PRODUCT } from '@lakou/i18n';
import type { TimelineEntry } from '#platform/capability.ts';
import { wordsIn } from '#platform/words.ts';
import { type AbnormalValue, labNameIn, labValueIn } from '../labs/labs-record.service.ts';
import { dayOf, type Measured, readingsLine, vagueDate, visitLine } from './summary.view.ts';
import type { PersonRow } from './vault.store.ts';

const LONGEST_LINE = 150;
const LONGEST_NAME = 70;
const MONTHS_OF_A_SMALL_CHILD = 24;

/** In the doctor's language, and in the patient's where that is another one. */
export type Bilingual = readonly [string, string | undefined];

export interface DoctorSection {
  readonly name: 'allergy' | 'medicine' | 'condition' | 'measurements' | 'labs' | 'immunization' | 'visits';
  readonly title: Bilingual;
  readonly lines: readonly string[];
}

export interface DoctorPage {
  readonly product: string;
  readonly language: Language;
  readonly title: string;
  readonly heading: Bilingual;
  readonly name: string;
  readonly facts: readonly { readonly label: Bilingual; readonly value: string }[];
  /** In the order of the page: what endangers comes first. */
  readonly sections: readonly DoctorSection[];
  readonly nothing: string;
  readonly cutText: Bilingual;
  readonly notes: readonly Bilingual[];
}

interface Given {
  readonly person: PersonRow;
  readonly entries: readonly RecordEntry[];
  /** When each medicine is taken, by its entry. */
  readonly times: ReadonlyMap<string, readonly string[]>;
  readonly measured: readonly Measured[];
  readonly labs: readonly AbnormalValue[];
  readonly visits: readonly TimelineEntry[];
  readonly language: Language;
  readonly at: Date;
}

const clipped = (text: string, longest = LONGEST_LINE): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

/** An allergy of which nobody said how severe it is may be severe. */
const RANKS = { severe: 0, moderate: 2, mild: 3 } as const;
const rankOf = ({ severity }: RecordEntry) => (severity ? RANKS[severity] : 1);

/** What a doctor needs of a record, before it is fitted on one page. */
export function doctorPageOf(given: Given): DoctorPage {
  const { person, entries, times, measured, labs, visits, language, at } = given;
  const t = wordsIn(language, 'record-summary');
  const own = wordsIn(person.language, 'record-summary');
  const flags = wordsIn(language, 'labs');
  type Words = typeof t;
  const both = (say: (words: Words) => string): Bilingual => [
    say(t),
    person.language === language ? undefined : say(own),
  ];

  const entryLine = (entry: RecordEntry): string => {
    const since = entry.since && vagueDate(language, entry.since);
    const clock = times.get(entry.id)?.toSorted().join(', ');
    const details = [
      entry.severity && t(`severity.${entry.severity}`),
      entry.reaction,
      entry.dose,
      clock ? t('takenAt', { times: clock }) : entry.frequency,
      since && (entry.kind === 'immunization' ? since : t('since', { date: since })),
      entry.by.provider || t('byPatient'),
    ].filter((detail) => typeof detail === 'string' && detail !== '');
    return clipped([entry.text, details.join(' · ')].filter(Boolean).join(': '));
  };
  const ofKind = (kind: 'allergy' | 'medicine' | 'condition' | 'immunization'): DoctorSection => ({
    name: kind,
    title: both((words) => words(`kind.${kind}`)),
    lines: entries
      .filter((entry) => entry.kind === kind && (kind === 'immunization' || entry.status === 'active'))
      // Only allergies have a severity; the newest comes first among equals.
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map(entryLine),
  });
  const section = (name: 'measurements' | 'labs' | 'visits', lines: readonly string[]): DoctorSection => ({
    name,
    title: both((words) => words(name)),
    lines: lines.map((line) => clipped(line)),
  });
  const labLine = ({ at: when, test, name, value, unit, flag }: AbnormalValue) => {
    const words = [test ? labNameIn(test, language) : name, labValueIn(value, unit, language)];
    return `${dayOf(language, when)}: ${words.join(' ')} (${flags(`flag.${flag}`)})`;
  };

  const fact = (say: (words: Words) => string, value: string | null | undefined) =>
    value ? [{ label: both(say), value: clipped(value, LONGEST_NAME) }] : [];
  const { dateOfBirth, emergencyContact: contact } = person;
  const months = dateOfBirth
    ? ageInMonths({ birthDate: dateOfBirth, today: at.toISOString().slice(0, 10) })
    : undefined;
  const isSmall = months !== undefined && months < MONTHS_OF_A_SMALL_CHILD;
  const age =
    months === undefined
      ? undefined
      : t(isSmall ? 'ageMonths' : 'ageYears', { count: isSmall ? months : Math.floor(months / 12) });
  return {
    product: PRODUCT,
    language,
    title: t('doctorTitle'),
    heading: both((words) => words('doctorTitle')),
    name: clipped(person.name, LONGEST_NAME),
    facts: [
      ...fact((words) => words('born'), dateOfBirth && formatDate(language, dateOfBirth, 'medium')),
      ...fact((words) => words('age'), age),
      ...fact((words) => words('gender'), person.gender && t(person.gender === 'Female' ? 'female' : 'male')),
      ...fact((words) => words('bloodGroup'), person.bloodGroup),
      ...fact((words) => words('language'), t(`languages.${person.language}`)),
      ...fact(
        (words) => words('emergencyContact'),
        contact && [contact.name, contact.phone && formatPhone(contact.phone)].filter(Boolean).join(', '),
      ),
    ],
    sections: [
      ofKind('allergy'),
      ofKind('medicine'),
      ofKind('condition'),
      section(
        'measurements',
        measured.map((one) => readingsLine(language, one)),
      ),
      section('labs', labs.map(labLine)),
      ofKind('immunization'),
      section(
        'visits',
        visits.map((one) => visitLine(language, one)),
      ),
    ],
    nothing: t('nothing'),
    cutText: both((words) => words('cut')),
    notes: [[t('madeOn', { date: dayOf(language, at) }), undefined], both((words) => words('incomplete'))],
  };
}
