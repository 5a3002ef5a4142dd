import type { SymptomEntry } from '@lakou/contract/trackers';
import { useQuery } from '@tanstack/react-query';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { Section } from '../../ui/section.tsx';
import { EntryList } from './entry-list.tsx';
import { ExportButton } from './export-button.tsx';
import { ShareSwitch } from './share-switch.tsx';
import { useSubject } from './subject.ts';
import { SymptomDialog } from './symptom-dialog.tsx';
import { useSymptomName } from './symptom-name.ts';
import { SymptomTrend, trendsOf } from './symptom-trend.tsx';
import { EntriesState, TrackerPage } from './tracker-page.tsx';
import { fetchAll, symptomsQuery } from './trackers.queries.ts';
import { csvTime, useExport } from './use-export.ts';
import { useWaitingEntries } from './use-waiting-entries.ts';

export const clientLoader = needsWords('trackers', 'family', 'symptom-checker');

export default function SymptomsPage() {
  const { t } = useTranslation('trackers');
  const subject = useSubject();
  const [open, setOpen] = useState<SymptomEntry | 'new'>();
  const entries = useQuery(symptomsQuery(subject));
  const waiting = useWaitingEntries<SymptomEntry>('symptom', subject);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  return (
    <TrackerPage
      title={t('symptoms.title')}
      action={
        <Button icon={Plus} onClick={() => setOpen('new')}>
          {t('symptoms.add')}
        </Button>
      }
    >
      <EntriesState query={entries}>
        {(sent) => {
          const found = withWaiting(sent, waiting);
          return (
            <>
              {found.length === 0 ? (
                <EmptyCard
                  drawing={<Letter />}
                  text={t('symptoms.empty')}
                  action={
                    <ButtonLink to="/app/symptom-checker" variant="secondary" icon={Stethoscope}>
                      {t('symptoms.check')}
                    </ButtonLink>
                  }
                />
              ) : (
                <Noted entries={found} waiting={isWaiting} onOpen={setOpen} />
              )}
              <ShareSwitch subject={subject} />
            </>
          );
        }}
      </EntriesState>
      {open && (
        <SymptomDialog
          subject={subject}
          entry={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </TrackerPage>
  );
}

interface NotedProps {
  entries: readonly SymptomEntry[];
  /** Those that this device has still to send. */
  waiting: ReadonlySet<string>;
  onOpen: (entry: SymptomEntry) => void;
}

function Noted({ entries, waiting, onOpen }: NotedProps) {
  const { t } = useTranslation('trackers');
  const nameOf = useSymptomName();
  const exporting = useSymptomExport();
  return (
    <>
      {trendsOf(entries, new Date()).length > 0 && (
        <Section title={t('symptoms.trend')}>
          <Card>
            <SymptomTrend entries={entries} />
          </Card>
        </Section>
      )}
      <Section title={t('symptoms.list')}>
        <EntryList
          entries={entries.map((entry) => ({
            id: entry.id,
            at: entry.at,
            isWaiting: waiting.has(entry.id),
            icon: NotebookPen,
            name: nameOf(entry.symptom),
            details: [t('symptoms.severityOf', { severity: entry.severity }), entry.place, entry.triggers]
              .filter(Boolean)
              .join(' · '),
            onOpen: () => onOpen(entry),
          }))}
        />
        <div className="flex flex-wrap gap-2">
          <ExportButton exporting={exporting} />
          <ButtonLink to="/app/symptom-checker" variant="ghost" icon={Stethoscope}>
            {t('symptoms.check')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

function useSymptomExport() {
  const { t } = useTranslation('trackers');
  const subject = useSubject();
  const nameOf = useSymptomName();
  return useExport('symptoms', async () => [
    [t('csv.at'), t('csv.symptom'), t('csv.severity'), t('csv.place'), t('csv.triggers'), t('csv.note')],
    ...(await fetchAll.symptoms(subject)).map(({ at, symptom, severity, place, triggers, note }) => [
      csvTime(at),
      nameOf(symptom),
      severity,
      place,
      triggers,
      note,
    ]),
  ]);
}
