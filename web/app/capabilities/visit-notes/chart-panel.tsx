import type { Measurement } from '@lakou/contract/measurements';
import type { Prescription } from '@lakou/contract/prescriptions';
import type { NoteSummary, SentCarried, VisitNote } from '@lakou/contract/visit-notes';
import { NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CopyPlus from 'lucide-react/icons/copy-plus';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { QueryRead } from '../../platform/query-read.ts';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { useWayToTake } from '../prescriptions/use-way-to-take.ts';
import { useVitalsText } from './use-vitals.ts';
import { noteQuery } from './visit-notes.queries.ts';

interface ChartPanelProps {
  vitals: QueryRead<readonly Measurement[]>;
  medicines: QueryRead<readonly Prescription[]>;
  earlier: QueryRead<readonly NoteSummary[]>;
  onCarry: (carried: SentCarried) => void;
}

/** What is known of the person, beside the note. */
export function ChartPanel({ vitals, medicines, earlier, onCarry }: ChartPanelProps) {
  const { t } = useTranslation('visit-notes');
  const vitalsText = useVitalsText();
  const wayToTake = useWayToTake();
  return (
    <Sections>
      <Section title={t('chart.vitals')}>
        <Known query={vitals} none={t('chart.noVitals')}>
          {(measured) => (
            <li key={measured.id} className="text-15">
              {vitalsText(measured)}
            </li>
          )}
        </Known>
      </Section>
      <Section title={t('chart.medicines')}>
        <Known query={medicines} none={t('chart.noMedicines')}>
          {(medicine) => (
            <li key={medicine.id} className="text-15">
              <span className="font-semibold wrap-anywhere">{medicine.drug}</span>
              <span className="block text-ink-soft">{wayToTake(medicine)}</span>
            </li>
          )}
        </Known>
      </Section>
      <Section title={t('chart.earlier')}>
        <Known query={earlier} none={t('chart.noEarlier')}>
          {(summary) => <EarlierNote key={summary.id} summary={summary} onCarry={onCarry} />}
        </Known>
      </Section>
    </Sections>
  );
}

interface KnownProps<Item> {
  query: QueryRead<readonly Item[]>;
  none: string;
  children: (item: Item) => ReactNode;
}

/** A part of the chart; that there is nothing in it is said only once it was read. */
function Known<Item>({ query, none, children }: KnownProps<Item>) {
  const { data, error } = query;
  if (error && !data) return <FailedNote query={query} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonText />
      </Skeleton>
    );
  if (data.length === 0) return <p className="text-15 text-ink-soft">{none}</p>;
  return <ul className="grid gap-2.5">{data.map(children)}</ul>;
}

function EarlierNote({ summary, onCarry }: { summary: NoteSummary; onCarry: ChartPanelProps['onCarry'] }) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const at = { at: new Date(summary.signedAt ?? summary.updatedAt), timeZone: ownTimeZone() };
  const date = formatDate(lang, at, 'medium');
  return (
    <li className="rounded-card border border-line bg-surface p-3">
      <p className="font-semibold">{t('noteOf', { date })}</p>
      <p className="text-15 text-ink-soft wrap-anywhere">
        {summary.reason} · {summary.authorName}
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-label={`${t(isOpen ? 'closeEarlier' : 'openEarlier')}, ${date}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'closeEarlier' : 'openEarlier')}
      </Button>
      {isOpen && <EarlierTexts id={summary.id} onCarry={onCarry} />}
    </li>
  );
}

function EarlierTexts({ id, onCarry }: { id: string; onCarry: ChartPanelProps['onCarry'] }) {
  return (
    <QueryState
      query={useQuery(noteQuery(id))}
      frame="none"
      skeleton={
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      }
    >
      {(note) => <Texts note={note} onCarry={onCarry} />}
    </QueryState>
  );
}

function Texts({ note, onCarry }: { note: VisitNote; onCarry: ChartPanelProps['onCarry'] }) {
  const { t } = useTranslation('visit-notes');
  const judged = note.assessment.map(({ code, text }) => [code, text].filter(Boolean).join(' ')).join('; ');
  return (
    <div className="mt-2 grid gap-3">
      {judged && <p className="text-15 wrap-anywhere">{judged}</p>}
      {NOTE_TEXTS.filter((section) => note[section].trim()).map((section) => (
        <div key={section}>
          <p className="text-14 font-semibold text-ink-soft">{t(`section.${section}`)}</p>
          <p className="whitespace-pre-line text-15 wrap-anywhere">{note[section]}</p>
          <Button
            variant="tint"
            size="sm"
            icon={CopyPlus}
            aria-label={t('carrySection', { section: t(`section.${section}`) })}
            onClick={() => onCarry({ section, text: note[section].trim(), noteId: note.id })}
          >
            {t('carry')}
          </Button>
        </div>
      ))}
    </div>
  );
}
