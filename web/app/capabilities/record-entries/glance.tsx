import type { RecordEntry } from '@lakou/contract/record-entries';
import { ENTRY_KINDS, type EntryKind } from '@lakou/contract/record-entries.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryGroup } from './entry-group.tsx';
import { EntryView } from './entry-view.tsx';
import { entriesQuery, type RecordSubject } from './record-entries.queries.ts';

/** The whole record on one page, allergies first. */
export function Glance({ subject }: { subject: RecordSubject }) {
  const { t } = useTranslation('record-entries');
  const [adding, setAdding] = useState<EntryKind>();
  const [open, setOpen] = useState<RecordEntry>();
  const titleOf = (kind: EntryKind) =>
    kind === 'medicine' && subject.byProvider ? t('ofPatient.medicine') : t(`kind.${kind}`);
  return (
    <QueryState
      query={useQuery(entriesQuery(subject))}
      failed={t('loadFailed')}
      skeleton={
        <Skeleton>
          <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-1">
            <SkeletonText />
            <SkeletonText />
          </div>
        </Skeleton>
      }
    >
      {(entries) => (
        <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-1">
          {ENTRY_KINDS.map((kind) => (
            <EntryGroup
              key={kind}
              kind={kind}
              title={titleOf(kind)}
              entries={entries.filter((entry) => entry.kind === kind)}
              onOpen={setOpen}
              onAdd={() => setAdding(kind)}
            />
          ))}
          {adding && (
            <EntryDialog
              subject={subject}
              kind={adding}
              entry={undefined}
              onClose={() => setAdding(undefined)}
            />
          )}
          {open && <EntryView subject={subject} entry={open} onClose={() => setOpen(undefined)} />}
        </div>
      )}
    </QueryState>
  );
}
