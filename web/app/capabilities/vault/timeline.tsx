import { MOST_COUNTED, TABS, type Tab } from '@lakou/contract/vault.rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { ImportedResultDialog } from '../labs/imported-result-dialog.tsx';
import { EntryView } from '../record-entries/entry-view.tsx';
import { entriesQuery, type RecordSubject } from '../record-entries/record-entries.queries.ts';
import { formatVagueDate } from '../record-entries/vague-date.ts';
import { byMonth, isImported } from './months.ts';
import { Line } from './timeline-line.tsx';
import { countsQuery, timelineQuery } from './vault.queries.ts';

interface TimelineProps {
  subject: RecordSubject;
  /** Whether its lines can be opened. */
  opens?: boolean;
}

/** Everything in the record, newest first, month by month. */
export function Timeline({ subject, opens = true }: TimelineProps) {
  const { t } = useTranslation('vault');
  const lang = useLanguage();
  const [tab, setTab] = useState<Tab>('all');
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<string>();
  const query = useInfiniteQuery(timelineQuery(subject, tab, text));
  const known = useQuery(entriesQuery(subject));
  const { data: entries = [] } = known;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const since = new Map(entries.flatMap((entry) => (entry.since ? [[entry.id, entry.since]] : [])));
  const open = openId ? byId.get(openId) : undefined;
  const openResult = query.data?.pages
    .flatMap((page) => page.entries)
    .find((line) => line.id === openId && isImported(line));
  return (
    <Section title={t('timeline.title')}>
      <SearchField
        label={t('timeline.search')}
        placeholder={t('timeline.example')}
        clearLabel={t('timeline.clear')}
        value={text}
        onChange={setText}
      />
      <div className="print:hidden">
        <Tabs subject={subject} value={tab} onChange={setTab} />
      </div>
      <p className="hidden print:block">
        {[
          tab !== 'all' && t('timeline.onlyTab', { title: t(`tab.${tab}`) }),
          text && t('timeline.onlyText', { text }),
          query.hasNextPage && t('timeline.onlyNewest'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {/* Where lines can be opened, the overview above them says it. */}
      {!opens && <FailedNote query={known} text={t('timeline.detailsFailed')} />}
      <QueryState
        query={query}
        failed={t('failed')}
        skeleton={
          <Skeleton>
            <div className="grid gap-3">
              <SkeletonText />
              <SkeletonText />
            </div>
          </Skeleton>
        }
        isEmpty={({ pages }) => pages.every((page) => page.entries.length === 0)}
        empty={
          <EmptyCard
            drawing={<Letter />}
            text={text ? t('timeline.noneFound', { text }) : t('timeline.empty')}
          />
        }
      >
        {({ pages }) => (
          <>
            {byMonth(
              pages.flatMap((page) => page.entries),
              ownTimeZone(),
              since,
            ).map(({ month, lines }) => (
              <section key={lines[0]?.id} aria-label={formatVagueDate(lang, month)}>
                <h3 className="sticky top-(--record-head,0px) print:static z-1 bg-ground py-2 text-15 font-semibold text-ink-soft first-letter:uppercase">
                  {formatVagueDate(lang, month)}
                </h3>
                <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                  {lines.map((line) => (
                    <Line
                      key={line.id}
                      line={line}
                      entry={byId.get(line.id)}
                      onOpen={opens ? () => setOpenId(line.id) : undefined}
                    />
                  ))}
                </ul>
              </section>
            ))}
            <MoreButton query={query}>{t('timeline.more')}</MoreButton>
          </>
        )}
      </QueryState>
      {open && <EntryView subject={subject} entry={open} onClose={() => setOpenId(undefined)} />}
      {openResult && (
        <ImportedResultDialog
          patientId={subject.patientId}
          dependentId={subject.dependentId}
          resultId={openResult.id}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Section>
  );
}

interface TabsProps {
  subject: RecordSubject;
  value: Tab;
  onChange: (tab: Tab) => void;
}

/** How many there are stands beside each name, once it is known. */
function Tabs({ subject, value, onChange }: TabsProps) {
  const { t } = useTranslation('vault');
  const { data } = useQuery(countsQuery(subject));
  const titleOf = (tab: Tab) => {
    const title = t(`tab.${tab}`);
    const count = data?.tabs.find((one) => one.tab === tab)?.count;
    if (count === undefined) return title;
    return count < MOST_COUNTED
      ? t('timeline.counted', { title, count })
      : t('timeline.many', { title, count: MOST_COUNTED - 1 });
  };
  return (
    <FilterChips
      legend={t('timeline.tabs')}
      options={TABS.map((tab) => ({ value: tab, title: titleOf(tab) }))}
      value={value}
      onChange={onChange}
    />
  );
}
