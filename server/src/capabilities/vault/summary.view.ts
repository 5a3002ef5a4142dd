import { findService } from '@lakou/content/services';
import type { RecordEntry } from '@lakou/contract/record-entries';
import { ENTRY_KINDS } from '@lakou/contract/record-entries.rules';
import { formatDate, formatNumber, formatPhone, type Language, PRODUCT, withUnit } from '@lakou/i18n';
import type { TimelineEntry } from '#platform/capability.ts';
import { wordsIn } from '#platform/words.ts';
import type { PersonRow } from './vault.store.ts';

const TIME_ZONE = 'America/Port-au-Prince';

/** What was measured, as far as a summary shows it. */
export interface Measured {
  readonly at: Date;
  readonly systolic: number | null;
  readonly diastolic: number | null;
  readonly heartRate: number | null;
  readonly temperature: number | null;
  readonly oxygen: number | null;
  readonly weight: number | null;
  readonly glucose: number | null;
}

export interface Summary {
  readonly product: string;
  readonly language: Language;
  readonly title: string;
  readonly name: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly sections: readonly {
    readonly title: string;
    readonly alert: boolean;
    readonly lines: readonly string[];
  }[];
  readonly notes: readonly string[];
}

interface Given {
  readonly person: PersonRow;
  readonly entries: readonly RecordEntry[];
  readonly measured: readonly Measured[];
  readonly visits: readonly TimelineEntry[];
  readonly language: Language;
  readonly at: Date;
}

/** A day, a month or a year in words, as far as it is known. */
export function vagueDate(language: Language, text: string): string {
  if (text.length === 4) return text;
  return formatDate(
    language,
    text.length === 7 ? `${text}-01` : text,
    text.length === 7 ? 'month' : 'medium',
  );
}

export const dayOf = (language: Language, at: Date) =>
  formatDate(language, { at, timeZone: TIME_ZONE }, 'medium');

/** What was measured at one time, in one line. */
export function readingsLine(language: Language, { at, ...values }: Measured): string {
  const t = wordsIn(language, 'record-summary');
  const number = (value: number) => formatNumber(language, value);
  const parts = [
    values.systolic && values.diastolic && `${t('pressure')} ${values.systolic}/${values.diastolic} mmHg`,
    values.heartRate && `${t('heartRate')} ${values.heartRate}`,
    values.temperature && `${t('temperature')} ${number(values.temperature)} °C`,
    values.oxygen && `${t('oxygen')} ${withUnit(language, values.oxygen, '%')}`,
    values.weight && `${t('weight')} ${number(values.weight)} kg`,
    values.glucose && `${t('glucose')} ${values.glucose} mg/dL`,
  ].filter(Boolean);
  return `${dayOf(language, at)}: ${parts.join(' · ')}`;
}

export function visitLine(language: Language, { at, title, from }: TimelineEntry): string {
  const name = findService(title)?.name[language] ?? title;
  return `${dayOf(language, at)}: ${[name, from].filter(Boolean).join(' · ')}`;
}

/** The record in short, before it is drawn: allergies come first. */
export function summaryOf({ person, entries, measured, visits, language, at }: Given): Summary {
  const t = wordsIn(language, 'record-summary');
  const known = (name: string, value: string | null | undefined) => (value ? ([[name, value]] as const) : []);

  const lineOf = (entry: RecordEntry): string => {
    const since = entry.since && vagueDate(language, entry.since);
    const details = [
      entry.relation && t(`relation.${entry.relation}`),
      entry.reaction,
      entry.severity && t(`severity.${entry.severity}`),
      entry.dose,
      entry.frequency,
      since &&
        (entry.kind === 'immunization' || entry.kind === 'procedure' ? since : t('since', { date: since })),
      entry.status === 'ended' &&
        (entry.endedOn ? t('endedOn', { date: vagueDate(language, entry.endedOn) }) : t('ended')),
      entry.lot && t('lot', { lot: entry.lot }),
      entry.note,
      entry.by.provider ? (entry.by.name ? t('byProvider', { name: entry.by.name }) : null) : t('byPatient'),
    ].filter(Boolean);
    return `${entry.text}: ${details.join(' · ')}`;
  };
  const section = (title: string, lines: readonly string[], alert = false) => ({
    title,
    alert,
    lines: lines.length > 0 ? lines : [t('nothing')],
  });
  const { emergencyContact: contact } = person;
  return {
    product: PRODUCT,
    language,
    title: t('title'),
    name: person.name,
    facts: [
      ...known(t('born'), person.dateOfBirth && formatDate(language, person.dateOfBirth, 'medium')),
      ...known(t('gender'), person.gender && t(person.gender === 'Female' ? 'female' : 'male')),
      ...known(t('bloodGroup'), person.bloodGroup),
      ...known(t('language'), t(`languages.${person.language}`)),
      ...known(
        t('emergencyContact'),
        contact && [contact.name, contact.phone && formatPhone(contact.phone)].filter(Boolean).join(', '),
      ),
    ],
    sections: [
      ...ENTRY_KINDS.map((kind) =>
        section(
          t(`kind.${kind}`),
          entries.filter((entry) => entry.kind === kind).map(lineOf),
          kind === 'allergy',
        ),
      ),
      section(
        t('measurements'),
        measured.map((one) => readingsLine(language, one)),
      ),
      section(
        t('visits'),
        visits.map((one) => visitLine(language, one)),
      ),
    ],
    notes: [t('madeOn', { date: dayOf(language, at) }), t('incomplete')],
  };
}
