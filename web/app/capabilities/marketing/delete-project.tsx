import type { MarketingProject } from '@lakou/contract/marketing';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { PROJECTS_KEY } from './marketing.queries.ts';

export function DeleteProject({ project: { id, name } }: { project: MarketingProject }) {
  const { t } = useTranslation('marketing');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { save, isSaving, problem } = useSave(
    async (projectId: string) => {
      await api('DELETE /api/admin/marketing/projects/:id', { params: { id: projectId } });
      await navigate('/app/marketing');
    },
    { queryKey: PROJECTS_KEY, done: t('deleted'), failed: t('deleteFailed'), onDone: () => {} },
  );
  return (
    <>
      <Button variant="ghost" icon={Trash2} onClick={() => setAsking(true)}>
        {t('deleteProject')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('deleteProject')}
          text={t('deleteText', { name })}
          keep={t('keep')}
          busy={isSaving}
          problem={problem}
          onConfirm={() => save(id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
