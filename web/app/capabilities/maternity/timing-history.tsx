import type { MaternityTiming } from '@lakou/contract/maternity';
import type { TimingKind } from '@lakou/contract/maternity.rules';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { RemoveButton } from './remove-button.tsx';
import { timingsQuery } from './tools.queries.ts';

/** The last few that were saved. */
export function TimingHistory({ patientId, kind }: { patientId: string; kind: TimingKind }) {
  const { t } = useTranslation('maternity');
  return (
    <div className="mt-4">
      <h3 className="text-16">{t('timings.title')}</h3>
      <QueryState
        query={useQuery(timingsQuery(patientId, kind))}
        frame="none"
        failed={t('timings.failed')}
        skeleton={
          <Skeleton>
            <SkeletonBlock size="h-11 w-3/4" />
          </Skeleton>
        }
        isEmpty={(timings) => timings.length === 0}
        empty={<p className="text-15 text-ink-soft">{t('timings.empty')}</p>}
      >
        {(timings) => (
          <ul className="divide-y divide-line text-15">
            {timings.map((timing) => (
              <TimingRow key={timing.id} timing={timing} />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}

function TimingRow({ timing }: { timing: MaternityTiming }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const { id, kind, startedAt, endedAt, marks } = timing;
  const when = formatDateTime(lang, { at: new Date(startedAt), timeZone: ownTimeZone() }, 'short');
  const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
  return (
    <li className="flex items-center justify-between gap-3">
      <p className="min-w-0">
        <time dateTime={startedAt} className="block text-14 text-ink-soft">
          {when}
        </time>
        {t(`timings.${kind}`, { count: marks.length })} · {t('movements.minutes', { minutes })}
      </p>
      <RemoveButton kind="timings" entryId={id} when={when} />
    </li>
  );
}
