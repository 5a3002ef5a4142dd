import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { ImportedResultView } from './imported-result.tsx';
import { importedResultQuery } from './labs.queries.ts';

interface ImportedResultDialogProps {
  patientId: string;
  dependentId: string | undefined;
  resultId: string;
  onClose: () => void;
}

/** A result of another record, opened from the timeline. */
export function ImportedResultDialog({ resultId, onClose, ...of }: ImportedResultDialogProps) {
  const { t } = useTranslation('labs');
  return (
    <Dialog
      title={t('imported.title')}
      onClose={onClose}
      footer={
        <Button variant="ghost" block onClick={onClose}>
          {t('imported.close')}
        </Button>
      }
    >
      <QueryState
        query={useQuery(importedResultQuery(of, resultId))}
        failed={t('imported.failed')}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
        notFound={<EmptyState drawing={<House />} text={t('imported.missing')} />}
      >
        {(result) => <ImportedResultView result={result} />}
      </QueryState>
    </Dialog>
  );
}
