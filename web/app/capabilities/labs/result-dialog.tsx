import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState, type QueryStateProps } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';

interface ResultDialogProps<Data> extends Pick<QueryStateProps<Data>, 'query' | 'failed' | 'children'> {
  title: string;
  notFound?: ReactNode;
  onClose: () => void;
}

/** A result that is only read: an earlier version, or one of another record. */
export function ResultDialog<Data>({ title, onClose, ...state }: ResultDialogProps<Data>) {
  const { t } = useTranslation('labs');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button variant="ghost" block onClick={onClose}>
          {t('imported.close')}
        </Button>
      }
    >
      <QueryState
        {...state}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
      />
    </Dialog>
  );
}
