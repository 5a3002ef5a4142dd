import type { MyMedicine } from '@lakou/contract/my-medicines';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { dayHere } from '../../platform/time/days.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { DoseRow } from './dose-row.tsx';
import { newestDosesQuery, type Whose } from './my-medicines.queries.ts';
import { todaysDoses } from './todays-doses.ts';

interface TodayProps {
  of: Whose;
  name: string | undefined;
  medicines: readonly MyMedicine[];
}

/** What is taken today, by time. */
export function Today({ of, name, medicines }: TodayProps) {
  const { t } = useTranslation('my-medicines');
  const { items } = useOutbox();
  const now = new Date();
  return (
    <Section title={t('today')}>
      <QueryState
        query={useQuery(newestDosesQuery(of))}
        failed={t('loadFailed')}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
      >
        {(doses) => {
          const shown = todaysDoses({ medicines, doses, waiting: items }, now);
          if (shown.length === 0) return <p className="text-16 text-ink-soft">{t('nothingToday')}</p>;
          return (
            <Card>
              <ul className="-my-3 divide-y divide-line">
                {shown.map((dose) => (
                  <DoseRow
                    key={`${dose.medicineId} ${dose.day} ${dose.time}`}
                    {...{ of, name, dose, now }}
                    today={dayHere(now)}
                  />
                ))}
              </ul>
            </Card>
          );
        }}
      </QueryState>
    </Section>
  );
}
