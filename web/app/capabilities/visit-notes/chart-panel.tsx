import type { Measurement } from '@lakou/contract/measurements';
import type { Prescription } from '@lakou/contract/prescriptions';
import type { NoteSummary, SentCarried, VisitNote } from '@lakou/contract/visit-notes';
import { NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CopyPlus from 'lucide-react/icons/copy-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { useWayToTake } from '../prescriptions/use-way-to-take.ts';
import { useVitalsText } from './use-vitals.ts';
import { noteQuery } from './visit-notes.queries.ts';

interface ChartPanelProps {
  vitals: readonly Measurement[];
  medicines: readonly Prescription[];
  earlier: readonly NoteSummary[];
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
        {vitals.length === 0 && <p className="text-15 text-ink-soft">{t('chart.noVitals')}</p>}
        <ul className="grid gap-2">
          {vitals.map((measured) => (
            <li key={measured.id} className="text-15">
              {vitalsText(measured)}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('chart.medicines')}>
        {medicines.length === 0 && <p className="text-15 text-ink-soft">{t('chart.noMedicines')}</p>}
        <ul className="grid gap-2">
          {medicines.map((medicine) => (
            <li key={medicine.id} className="text-15">
              <span className="font-semibold wrap-anywhere">{medicine.drug}</span>
              <span className="block text-ink-soft">{wayToTake(medicine)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('chart.earlier')}>
        {earlier.length === 0 && <p className="text-15 text-ink-soft">{t('chart.noEarlier')}</p>}
        <ul className="grid gap-3">
          {earlier.map((summary) => (
            <EarlierNote key={summary.id} summary={summary} onCarry={onCarry} />
          ))}
        </ul>
      </Section>
    </Sections>
  );
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
