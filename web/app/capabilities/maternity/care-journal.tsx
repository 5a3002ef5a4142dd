import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { JournalRow } from './journal-row.tsx';
import { journalQuery } from './maternity.queries.ts';

const FIRST = 3;

/** The patient's journal, read-only: the latest entries, and the others on request. */
export function CareJournal({ patientId }: { patientId: string }) {
  const { t } = useTranslation('maternity');
  const [all, setAll] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...journalQuery(patientId),
    gcTime: 0,
  });
  const entries = data?.pages.flat() ?? [];
  if (entries.length === 0) return <EmptyCard drawing={<Letter />} text={t('care.noJournal')} />;
  const hidden = !all && entries.length > FIRST;
  return (
    <div className="grid gap-3">
      <h3 className="sr-only">{t('care.journal')}</h3>
      <ul className="grid gap-3">
        {entries.slice(0, all ? undefined : FIRST).map((entry) => (
          <JournalRow key={entry.id} entry={entry} own={false} />
        ))}
      </ul>
      {(hidden || hasNextPage) && (
        <Button
          variant="tint"
          block
          busy={isFetchingNextPage}
          onClick={() => {
            setAll(true);
            if (!hidden) void fetchNextPage();
          }}
        >
          {t('journal.more')}
        </Button>
      )}
    </div>
  );
}
