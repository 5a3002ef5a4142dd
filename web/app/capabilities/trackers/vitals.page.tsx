import type { Measurement } from '@lakou/contract/measurements';
import { useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { Section } from '../../ui/section.tsx';
import { LevelBadge } from '../measurements/level-badge.tsx';
import { signWord } from '../measurements/signs.ts';
import { useWaitingMeasurements } from '../measurements/use-waiting-measurements.ts';
import { DangerCard } from './danger-card.tsx';
import { EntryList } from './entry-list.tsx';
import { ExportButton } from './export-button.tsx';
import { PressureLevels } from './pressure-levels.tsx';
import { RangeSources } from './range-sources.tsx';
import { useSubject } from './subject.ts';
import { TilesSkeleton } from './tiles-skeleton.tsx';
import { EntriesState, TrackerPage } from './tracker-page.tsx';
import { fetchAll, vitalsQuery } from './trackers.queries.ts';
import { csvTime, useExport } from './use-export.ts';
import { VitalChart } from './vital-chart.tsx';
import { VitalDialog } from './vital-dialog.tsx';
import { FIELDS } from './vital-draft.ts';
import { hasSign, levelOf, SIGNS, type Sign } from './vital-signs.ts';
import { UNITS, useVitalText } from './vital-text.ts';
import { SIGN_ICONS, VitalTiles } from './vital-tiles.tsx';

export const clientLoader = needsWords('trackers', 'family', 'measurements', 'maternity', 'listen');

type Open = { entry: Measurement | undefined; first: Sign };

export default function VitalsPage() {
  const { t } = useTranslation('trackers');
  const subject = useSubject();
  const [open, setOpen] = useState<Open>();
  const vitals = useQuery(vitalsQuery(subject));
  const waiting = useWaitingMeasurements(subject);
  const add = (first: Sign) => setOpen({ entry: undefined, first });
  return (
    <TrackerPage
      title={t('vitals.title')}
      action={
        <Button icon={Plus} onClick={() => add('pressure')}>
          {t('vitals.add')}
        </Button>
      }
    >
      <EntriesState query={vitals} skeleton={<TilesSkeleton />}>
        {(sent) => {
          const found = withWaiting(sent, waiting);
          return (
            <>
              <DangerCard vitals={found} ageMonths={subject.ageMonths} />
              <Section title={t('vitals.latest')}>
                <VitalTiles vitals={found} ageMonths={subject.ageMonths} onAdd={add} />
                <PressureLevels />
                <RangeSources ageMonths={subject.ageMonths} />
              </Section>
              {found.length === 0 ? (
                <EmptyCard drawing={<CalendarUnderTree />} text={t('vitals.empty')} />
              ) : (
                <>
                  <Section title={t('vitals.chart')}>
                    <Card>
                      <VitalChart vitals={found} subject={subject} />
                    </Card>
                  </Section>
                  <Readings
                    vitals={found}
                    waiting={new Set(waiting.map(({ id }) => id))}
                    onOpen={(entry) => setOpen({ entry, first: 'pressure' })}
                  />
                </>
              )}
            </>
          );
        }}
      </EntriesState>
      {open && (
        <VitalDialog
          subject={subject}
          known={withWaiting(vitals.data ?? [], waiting)}
          {...open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </TrackerPage>
  );
}

interface ReadingsProps {
  vitals: readonly Measurement[];
  /** Those that this device has still to send. */
  waiting: ReadonlySet<string>;
  onOpen: (entry: Measurement) => void;
}

function Readings({ vitals, waiting, onOpen }: ReadingsProps) {
  const { t } = useTranslation('trackers');
  const { t: m } = useTranslation('maternity');
  const { readingText } = useVitalText();
  const subject = useSubject();
  const exporting = useExport('vitals', async () => [
    [
      t('csv.at'),
      ...FIELDS.map((field) => `${t(`vitals.${field}`)} (${UNITS[signOf(field)]})`),
      t('vitals.fasting'),
    ],
    ...(await fetchAll.vitals(subject)).map((reading) => [
      csvTime(reading.at),
      ...FIELDS.map((field) => reading[field]),
      reading.fasting ? t('heart.yes') : '',
    ]),
  ]);
  // What of a child's growth has no vital sign stands on its own screen.
  const told = vitals.filter((one) => one.signs.length > 0 || SIGNS.some((sign) => hasSign(one, sign)));
  const shown = told.map((reading) => {
    const told = reading.signs.map((sign) => m(signWord(sign, reading.pregnant))).join(', ');
    const [main, ...rest] = SIGNS.filter((sign) => hasSign(reading, sign));
    const { id, at } = reading;
    const row = { id, at, isWaiting: waiting.has(id), onOpen: () => onOpen(reading) };
    if (!main) return { ...row, icon: TriangleAlert, name: told, details: '' };
    const flagged = [main, ...rest].flatMap((sign) => {
      const level = levelOf(reading, sign, subject.ageMonths);
      const name = sign === main ? undefined : t(`vitals.${sign}`);
      return level && level !== 'normal' ? [<LevelBadge key={sign} level={level} name={name} />] : [];
    });
    return {
      ...row,
      icon: SIGN_ICONS[main] ?? HeartPulse,
      name: t('vitals.reading', { name: t(`vitals.${main}`), value: readingText(main, reading) }),
      details: [
        ...rest.map((sign) => `${t(`vitals.${sign}`)} ${readingText(sign, reading)}`),
        ...(told ? [told] : []),
      ].join(' · '),
      badges: flagged,
    };
  });
  return (
    <Section title={t('vitals.list')}>
      <EntryList entries={shown} />
      <div>
        <ExportButton exporting={exporting} />
      </div>
    </Section>
  );
}

const signOf = (field: (typeof FIELDS)[number]): Sign =>
  field === 'systolic' || field === 'diastolic' ? 'pressure' : field;
