import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ImportedResultView } from './imported-result.tsx';
import { importedResultQuery } from './labs.queries.ts';
import { ResultDialog } from './result-dialog.tsx';

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
    <ResultDialog
      title={t('imported.title')}
      query={useQuery(importedResultQuery(of, resultId))}
      failed={t('imported.failed')}
      notFound={<EmptyState drawing={<House />} text={t('imported.missing')} />}
      onClose={onClose}
    >
      {(result) => <ImportedResultView result={result} />}
    </ResultDialog>
  );
}
