import type { TimingKind } from '@lakou/contract/maternity.rules';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { timingsQuery } from './tools.queries.ts';

/** The last few that were kept. */
export function TimingHistory({ patientId, kind }: { patientId: string; kind: TimingKind }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  return (
    <QueryState
      query={useQuery(timingsQuery(patientId, kind))}
      failed={t('timings.failed')}
      skeleton={
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      }
    >
      {(timings) => (
        <ul className="mt-3 grid gap-1 text-15 empty:hidden">
          {timings.map(({ id, startedAt, endedAt, marks }) => (
            <li key={id}>
              {t(`timings.${kind}`, {
                when: formatDateTime(lang, { at: new Date(startedAt), timeZone: ownTimeZone() }, 'medium'),
                count: marks.length,
                minutes: Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000),
              })}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
