import type { JournalEntry } from '@lakou/contract/maternity';
import type { MaternityProfile } from '@lakou/contract/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { waitingFor } from '../../platform/outbox/waiting.ts';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { JournalForm } from './journal-form.tsx';
import { JournalRow } from './journal-row.tsx';
import { journalQuery } from './maternity.queries.ts';

/** The form for today's entry, and the earlier entries, newest first. */
export function Journal({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  return (
    <Section title={t('journal.title')}>
      <div className="grid items-start gap-3 lg:grid-cols-2 lg:gap-5">
        <JournalForm shared={profile.shared} />
        <Entries patientId={profile.patientId} />
      </div>
    </Section>
  );
}

function Entries({ patientId }: { patientId: string }) {
  const { t } = useTranslation('maternity');
  const { items } = useOutbox();
  const waiting = waitingFor(items, 'journal', { patientId }).map(({ id, body }) => ({
    ...(body as unknown as JournalEntry),
    id,
  }));
  return (
    <div className="grid gap-3">
      {waiting.length > 0 && (
        <ul className="grid gap-3">
          {waiting.map((entry) => (
            <JournalRow key={entry.id} entry={entry} isWaiting />
          ))}
        </ul>
      )}
      <PagedList
        query={useInfiniteQuery(journalQuery(patientId))}
        failed={t('journal.loadFailed')}
        empty={<EmptyCard drawing={<Letter />} text={t('journal.empty')} />}
        more={t('journal.more')}
        moreVariant="tint"
      >
        {(entries) => (
          <ul className="grid gap-3">
            {entries.map((entry) => (
              <JournalRow key={entry.id} entry={entry} own />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
