import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { Post } from './qna.queries.ts';
import { ReportPostDialog } from './report.dialog.tsx';

interface PostActionsProps {
  post: Post;
  isMine: boolean;
  mayEdit: boolean;
  /** The dialog that changes its words. */
  editor: (onClose: () => void) => ReactNode;
}

/** Who wrote it changes it; everybody else may report it. */
export function PostActions({ post, isMine, mayEdit, editor }: PostActionsProps) {
  const { t } = useTranslation('qna');
  const [open, setOpen] = useState<'edit' | 'report'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {isMine && mayEdit && (
        <Button variant="ghost" size="sm" icon={Pencil} onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
      )}
      {!isMine && (
        <Button variant="ghost" size="sm" icon={Flag} onClick={() => setOpen('report')}>
          {t('report')}
        </Button>
      )}
      {open === 'edit' && editor(close)}
      {open === 'report' && <ReportPostDialog target={post} onClose={close} />}
    </>
  );
}
