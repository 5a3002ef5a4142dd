import type { RecordImport } from '@lakou/contract/record-imports';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { toast } from '../../ui/toast.ts';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { importsQuery } from './record-imports.queries.ts';
import { useImport } from './use-import.ts';

interface PastImportsProps {
  subject: RecordSubject;
  onUndone: () => void;
}

/** What was taken over before; the last can be taken back. */
export function PastImports({ subject, onUndone }: PastImportsProps) {
  const { t } = useTranslation('record-imports');
  const errorText = useErrorText();
  const imports = useInfiniteQuery(importsQuery(subject));
  const { undo } = useImport(subject);
  const [asked, setAsked] = useState<string>();
  async function takeBack(id: string) {
    const undone = await undo.mutateAsync(id).catch((error: Error) => {
      toast.error(errorText(error));
    });
    setAsked(undefined);
    if (!undone) return;
    onUndone();
    toast.success(undone.kept > 0 ? t('past.kept', { count: undone.kept }) : t('past.undoneToast'));
  }
  return (
    <Section title={t('past.title')}>
      <PagedList
        query={imports}
        more={t('past.more')}
        failed={t('past.failed')}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
        empty={<EmptyCard drawing={<Letter />} text={t('past.empty')} />}
      >
        {(found) => {
          const last = found.find(({ undoneAt }) => undoneAt === null);
          return (
            <ul className="grid gap-3">
              {found.map((one) => (
                <ImportCard
                  key={one.id}
                  item={one}
                  onUndo={one === last ? () => setAsked(one.id) : undefined}
                />
              ))}
            </ul>
          );
        }}
      </PagedList>
      {asked && (
        <ConfirmDialog
          title={t('past.undo')}
          text={t('past.undoText')}
          keep={t('past.keep')}
          busy={undo.isPending}
          onConfirm={() => void takeBack(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}

function ImportCard({ item, onUndo }: { item: RecordImport; onUndo: (() => void) | undefined }) {
  const { t } = useTranslation('record-imports');
  const lang = useLanguage();
  const when = formatDateTime(lang, { at: new Date(item.createdAt), timeZone: ownTimeZone() }, 'medium');
  const result = item.undoneAt ? t('past.undone') : t('past.added', { count: item.added });
  return (
    <Card as="li">
      <div className="grid gap-2">
        <p className="font-semibold wrap-anywhere">{item.source.name ?? t('review.unknown')}</p>
        <p className="text-15 text-ink-soft">
          {[when, item.via && t(`via.${item.via}`), result].filter(Boolean).join(' · ')}
        </p>
        {onUndo && (
          <Button variant="secondary" block icon={Undo2} onClick={onUndo}>
            {t('past.undo')}
          </Button>
        )}
      </div>
    </Card>
  );
}
