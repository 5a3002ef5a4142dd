import type { Measurement } from '@lakou/contract/measurements';
import { formatDate, formatNumber } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { QueryRead } from '../../platform/query-read.ts';
import { measurementsQuery } from '../measurements/measurements.queries.ts';
import type { Person } from './visit-notes.queries.ts';

/** One measurement in a line, as a professional writes it. */
export function useVitalsText(): (measured: Measurement) => string {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  return ({ at, systolic, diastolic, heartRate, temperature, oxygen, weight, glucose }) => {
    const number = (value: number) => formatNumber(lang, value);
    const parts = [
      systolic !== null && t('vitals.pressure', { value: `${systolic}/${diastolic}` }),
      heartRate !== null && t('vitals.heartRate', { value: number(heartRate) }),
      temperature !== null && t('vitals.temperature', { value: number(temperature) }),
      oxygen !== null && t('vitals.oxygen', { value: number(oxygen) }),
      weight !== null && t('vitals.weight', { value: number(weight) }),
      glucose !== null && t('vitals.glucose', { value: number(glucose) }),
    ].filter((part) => part !== false);
    const day = formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'short');
    return parts.length > 0 ? `${parts.join(', ')} (${day})` : '';
  };
}

const SHOWN = 5;

/** The latest measurements of this person with numbers. */
export function useLatestVitals({ patientId, dependentId }: Person): QueryRead<Measurement[]> {
  const { data, error, isFetching, refetch } = useInfiniteQuery(
    measurementsQuery({ patientId, dependentId: dependentId ?? undefined }),
  );
  const latest = data?.pages
    .flat()
    .filter(({ systolic, heartRate, temperature, oxygen, weight, glucose }) =>
      [systolic, heartRate, temperature, oxygen, weight, glucose].some((value) => value !== null),
    )
    .slice(0, SHOWN);
  return { data: latest, error, isFetching, refetch };
}
