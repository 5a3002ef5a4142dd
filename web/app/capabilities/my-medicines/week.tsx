import { dayAfter } from '@lakou/contract/my-medicines.rules';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { clockText } from '../../platform/time/clock-text.ts';
import { dayHere } from '../../platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { newestDosesQuery, olderDosesQuery, type Whose } from './my-medicines.queries.ts';
import { type ShownDose, withWaiting } from './todays-doses.ts';

const DAYS = 7;

/** What was taken in seven days, the newest day first; what was not is said without blame. */
export function Week({ of }: { of: Whose }) {
  const { t } = useTranslation('my-medicines');
  const lang = useLanguage();
  const { items } = useOutbox();
  const [weeks, setWeeks] = useState(0);
  const last = dayAfter(dayHere(new Date()), -DAYS * weeks);
  const day = (date: string) => formatDate(lang, date, 'short');
  const title =
    weeks === 0 ? t('week.title') : t('week.earlier', { from: day(dayAfter(last, 1 - DAYS)), to: day(last) });
  // Two queries of one kind: the newest one is also what today shows.
  const newest = useQuery(newestDosesQuery(of));
  const older = useQuery({ ...olderDosesQuery(of, weeks), enabled: weeks > 0 });
  return (
    <Section title={title}>
      <QueryState
        query={weeks === 0 ? newest : older}
        failed={t('loadFailed')}
        isEmpty={(doses) => doses.length === 0}
        empty={<p className="text-16 text-ink-soft">{t('week.none')}</p>}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
      >
        {(doses) => {
          const shown = Map.groupBy(withWaiting(doses, items), (dose) => dose.day);
          return (
            <Card>
              <ul className="-my-2 divide-y divide-line">
                {[...shown.keys()]
                  .toSorted()
                  .toReversed()
                  .map((date) => (
                    <Day key={date} date={date} doses={shown.get(date) ?? []} />
                  ))}
              </ul>
            </Card>
          );
        }}
      </QueryState>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={() => setWeeks(weeks + 1)}>
          {t('week.older')}
        </Button>
        {weeks > 0 && (
          <Button variant="ghost" size="sm" onClick={() => setWeeks(weeks - 1)}>
            {t('week.newer')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function Day({ date, doses }: { date: string; doses: readonly ShownDose[] }) {
  const { t } = useTranslation('my-medicines');
  const lang = useLanguage();
  const of = (answer: ShownDose['answer']) => doses.filter((dose) => dose.answer === answer);
  const [taken, skipped, open] = [of('taken').length, of('skipped'), of(null)];
  const said = [
    t('week.count', { taken, all: doses.length }),
    skipped.length > 0 && t('week.skipped', { count: skipped.length }),
    open.length > 0 && t('week.open', { count: open.length }),
  ];
  return (
    <li className="py-2">
      <Disclosure title={`${formatDate(lang, date, 'long')}: ${said.filter(Boolean).join(', ')}`}>
        <ul className="grid gap-1 pb-1">
          {doses.map((dose) => (
            <li key={`${dose.medicineId} ${dose.time}`} className="text-15 wrap-anywhere">
              {clockText(lang, dose.time)}, {dose.text}: {t(`state.${dose.answer ?? 'open'}`)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}
