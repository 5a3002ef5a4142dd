import type { VaccineCard as FilledCard, VaccineRow } from '@lakou/contract/vaccines';
import { VACCINE_COUNTRIES, type VaccineChoice, type VaccineCountry } from '@lakou/contract/vaccines.rules';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Syringe from 'lucide-react/icons/syringe';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { formatVagueDate } from '../record-entries/vague-date.ts';
import { DoseDialog } from './dose-dialog.tsx';
import { AskList, DoseGroup, GivenList } from './dose-group.tsx';
import { vaccinesQuery } from './vaccines.queries.ts';

interface VaccineCardProps {
  subject: RecordSubject;
  /** Where the person lives, as far as it is known. */
  home: VaccineCountry;
}

/** The vaccination card of one person, by the schedule of a country. */
export function VaccineCard({ subject, home }: VaccineCardProps) {
  const { t } = useTranslation('vaccines');
  const [country, setCountry] = useState(home);
  const query = useQuery(vaccinesQuery(subject, country));
  const [noting, setNoting] = useState<VaccineChoice | 'any'>();
  // The server answers 404 to providers who do not treat this person.
  if (query.error instanceof ApiError && query.error.status === 404) return <EmptyCard text={t('closed')} />;
  return (
    <>
      <div className="print:hidden">
        <FilterChips
          legend={t('schedule')}
          titled
          options={VACCINE_COUNTRIES.map((value) => ({ value, title: t(`country.${value}`) }))}
          value={country}
          onChange={setCountry}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={Plus} onClick={() => setNoting('any')}>
          {t('add')}
        </Button>
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <QueryState query={query} failed={t('failed')}>
        {(card) => <Rows card={card} onNote={setNoting} />}
      </QueryState>
      {noting && (
        <DoseDialog
          subject={subject}
          vaccine={noting === 'any' ? undefined : noting}
          birth={query.data?.dateOfBirth}
          onClose={() => setNoting(undefined)}
        />
      )}
    </>
  );
}

/** Rows of one state, those of one day together. */
function byDay(rows: readonly VaccineRow[]): VaccineRow[][] {
  const days = new Map<string, VaccineRow[]>();
  for (const row of rows) days.set(row.from, [...(days.get(row.from) ?? []), row]);
  return [...days.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, group]) => group);
}

function Rows({ card, onNote }: { card: FilledCard; onNote: (vaccine: VaccineChoice) => void }) {
  const { t } = useTranslation('vaccines');
  const lang = useLanguage();
  const inState = (state: VaccineRow['state']) => card.rows.filter((row) => row.state === state);
  const [late, due, next] = [inState('late'), inState('due'), inState('next')];
  const [ask, given] = [inState('ask'), inState('given')];
  const groups = (rows: readonly VaccineRow[]) =>
    byDay(rows).map((group) => <DoseGroup key={group[0]?.from} rows={group} onNote={onNote} />);
  return (
    <Sections>
      <Headline card={card} late={late.length} due={due.length} next={byDay(next)[0]?.[0]?.from} />
      {late.length > 0 && (
        <Section title={t('state.late')}>
          <p>{t('lateText')}</p>
          {groups(late)}
        </Section>
      )}
      {due.length > 0 && <Section title={t('state.due')}>{groups(due)}</Section>}
      {next.length > 0 && <Section title={t('state.next')}>{groups(next)}</Section>}
      {ask.length > 0 && (
        <Section title={t('state.ask')}>
          <AskList rows={ask} />
        </Section>
      )}
      {given.length > 0 && (
        <Section title={t('state.given')}>
          <GivenList rows={given} />
        </Section>
      )}
      {card.others.length > 0 && (
        <Section title={t('others')}>
          <ul className="grid gap-1">
            {card.others.map(({ entryId, text, on }) => (
              <li key={entryId} className="wrap-anywhere">
                {on ? `${text} · ${formatVagueDate(lang, on)}` : text}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="text-14 text-ink-soft">
        {t('source', { ...card.source })} {t('limits')}
      </p>
    </Sections>
  );
}

interface HeadlineProps {
  card: FilledCard;
  late: number;
  due: number;
  next: string | undefined;
}

/** The one sentence that matters today. */
function Headline({ card, late, due, next }: HeadlineProps) {
  const { t } = useTranslation('vaccines');
  const lang = useLanguage();
  if (!card.dateOfBirth)
    return (
      <Banner tone="warn" icon={TriangleAlert}>
        {t('noBirth')}
      </Banner>
    );
  if (late > 0)
    return (
      <Banner tone="warn" icon={TriangleAlert}>
        {t('lateCount', { count: late })}
      </Banner>
    );
  return (
    <Banner tone="info" icon={Syringe}>
      {due > 0
        ? t('dueCount', { count: due })
        : next
          ? t('nextOn', { day: formatDate(lang, next, 'long') })
          : t('nothingDue')}
    </Banner>
  );
}
