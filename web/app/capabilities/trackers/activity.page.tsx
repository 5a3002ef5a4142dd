import type { Activity } from '@lakou/contract/trackers';
import { DEFAULT_GOALS } from '@lakou/contract/trackers.rules';
import { formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { ActivityChart, PERIODS, type Period } from './activity-chart.tsx';
import { ActivityDialog } from './activity-dialog.tsx';
import { ActivityRings } from './activity-rings.tsx';
import { averageOf, byDay } from './activity-sums.ts';
import { daysBefore } from './days.ts';
import { EntryList } from './entry-list.tsx';
import { ExportButton } from './export-button.tsx';
import { GoalsDialog } from './goals-dialog.tsx';
import { RingsSkeleton } from './rings-skeleton.tsx';
import { useSubject } from './subject.ts';
import { EntriesState, TrackerPage } from './tracker-page.tsx';
import { activityQuery, fetchAll, settingsQuery } from './trackers.queries.ts';
import { csvTime, useExport } from './use-export.ts';
import { useWaitingEntries } from './use-waiting-entries.ts';
import { choiceOf, WORKOUT_ICONS } from './workouts.ts';

export const clientLoader = needsWords('trackers', 'family');

const DAYS = { day: 1, week: 7, month: 30 } as const;
const addressOf = (by: Period) => (by === 'day' ? '/app/activity' : `/app/activity?by=${by}`);

export default function ActivityPage() {
  const { t } = useTranslation('trackers');
  const subject = useSubject();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<Activity | 'new'>();
  const period = PERIODS.find((one) => one === search.get('by')) ?? 'day';
  const entries = useQuery(activityQuery(subject));
  const waiting = useWaitingEntries<Activity>('activity', subject);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  return (
    <TrackerPage
      title={t('activity.title')}
      action={
        <Button icon={Plus} onClick={() => setOpen('new')}>
          {t('activity.add')}
        </Button>
      }
    >
      <div className="max-w-120">
        <SegmentedLinks
          label={t('period')}
          current={addressOf(period)}
          links={PERIODS.map((one) => ({ to: addressOf(one), text: t(one) }))}
        />
      </div>
      <EntriesState query={entries} skeleton={<RingsSkeleton />}>
        {(sent) => (
          <Shown entries={withWaiting(sent, waiting)} waiting={isWaiting} period={period} onOpen={setOpen} />
        )}
      </EntriesState>
      {open && (
        <ActivityDialog
          subject={subject}
          entry={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </TrackerPage>
  );
}

interface ShownProps {
  entries: readonly Activity[];
  /** Those that this device has still to send. */
  waiting: ReadonlySet<string>;
  period: Period;
  onOpen: (entry: Activity) => void;
}

function Shown({ entries, waiting, period, onOpen }: ShownProps) {
  const { t } = useTranslation('trackers');
  const subject = useSubject();
  const [changing, setChanging] = useState(false);
  const goals = useQuery(settingsQuery(subject));
  const { data: settings = { ...DEFAULT_GOALS, shareSymptoms: false } } = goals;
  const now = new Date();
  const from = daysBefore(now, DAYS[period] - 1);
  const lately = entries.filter(({ at }) => new Date(at) >= from);
  return (
    <>
      <Card as="section">
        <div className="grid gap-5">
          <h2 className="text-18">{t(period === 'day' ? 'activity.goals' : 'activity.average')}</h2>
          <ActivityRings sums={averageOf(byDay(entries, now, DAYS[period]))} settings={settings} />
          <FailedNote query={goals} text={t('activity.goalsFailed')} />
          {goals.data && (
            <div className="text-center">
              <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
                {t('activity.changeGoals')}
              </Button>
            </div>
          )}
        </div>
      </Card>
      {lately.length > 0 && (
        <Card as="section">
          <ActivityChart entries={entries} period={period} now={now} />
        </Card>
      )}
      <Workouts entries={lately} waiting={waiting} none={entries.length === 0} onOpen={onOpen} />
      {changing && <GoalsDialog subject={subject} settings={settings} onClose={() => setChanging(false)} />}
    </>
  );
}

interface WorkoutsProps extends Pick<ShownProps, 'entries' | 'waiting' | 'onOpen'> {
  none: boolean;
}

function Workouts({ entries, waiting, none, onOpen }: WorkoutsProps) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const exporting = useActivityExport();
  const nameOf = (entry: Activity) => entry.name ?? t(`workout.${choiceOf(entry)}`);
  const amount = (value: number) => ({ amount: formatNumber(lang, value) });
  const detailsOf = ({ minutes, kcal, standHours }: Activity) =>
    [
      minutes > 0 && t('activity.shortMinutes', amount(minutes)),
      kcal > 0 && t('activity.shortKcal', amount(kcal)),
      standHours > 0 && t('activity.stood', amount(standHours)),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Section title={t('activity.list')}>
      {entries.length === 0 ? (
        <EmptyCard text={t(none ? 'activity.empty' : 'activity.emptyPeriod')} />
      ) : (
        <EntryList
          entries={entries.map((entry) => ({
            id: entry.id,
            at: entry.at,
            isWaiting: waiting.has(entry.id),
            icon: WORKOUT_ICONS[choiceOf(entry)],
            name: nameOf(entry),
            details: detailsOf(entry),
            onOpen: () => onOpen(entry),
          }))}
        />
      )}
      {!none && (
        <div>
          <ExportButton exporting={exporting} />
        </div>
      )}
    </Section>
  );
}

function useActivityExport() {
  const { t } = useTranslation('trackers');
  const subject = useSubject();
  return useExport('activity', async () => [
    [t('csv.at'), t('csv.activity'), t('csv.minutes'), t('csv.kcal'), t('csv.standHours')],
    ...(await fetchAll.activity(subject)).map((entry) => [
      csvTime(entry.at),
      entry.name ?? t(`workout.${choiceOf(entry)}`),
      entry.minutes,
      entry.kcal,
      entry.standHours,
    ]),
  ]);
}
