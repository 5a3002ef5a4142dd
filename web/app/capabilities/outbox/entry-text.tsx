import { MEASURED_VITALS } from '@lakou/clinical';
import type { Activity, SymptomEntry } from '@lakou/contract/trackers';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { NO_VALUES } from '../measurements/entry.ts';
import { useSymptomName } from '../trackers/symptom-name.ts';
import { useVitalText } from '../trackers/vital-text.ts';
import { choiceOf } from '../trackers/workouts.ts';

/** What a tracker, a reading or a home visit says, so that two that wait can be told apart. */
export function EntryText({ item: { kind, body } }: { item: StoredItem }) {
  const { t } = useTranslation('trackers');
  const nameOf = useSymptomName();
  const { readingText } = useVitalText();
  const lang = useLanguage();
  if (kind === 'symptom') {
    const { symptom, severity } = body as unknown as SymptomEntry;
    return (
      <p>
        {nameOf(symptom)} · {t('symptoms.severityOf', { severity })}
      </p>
    );
  }
  if (kind === 'activity') {
    const entry = body as unknown as Activity;
    const amount = formatNumber(lang, entry.minutes);
    const minutes = entry.minutes > 0 && t('activity.shortMinutes', { amount });
    return <p>{[entry.name ?? t(`workout.${choiceOf(entry)}`), minutes].filter(Boolean).join(' · ')}</p>;
  }
  const values = { ...NO_VALUES, ...body };
  const signs = [
    ...(kind === 'homeVisit' && values.systolic !== null ? (['pressure'] as const) : []),
    ...([...MEASURED_VITALS, 'weight'] as const).filter((sign) => values[sign] !== null),
  ];
  if (signs.length === 0) return null;
  return <p>{signs.map((sign) => `${t(`vitals.${sign}`)} ${readingText(sign, values)}`).join(' · ')}</p>;
}
