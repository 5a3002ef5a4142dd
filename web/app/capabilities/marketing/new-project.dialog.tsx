import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { PROJECTS_KEY } from './marketing.queries.ts';
import { ProjectDialog, type ProjectNames } from './project.dialog.tsx';

const EMPTY: ProjectNames = { name: '', domain: '' };

/** Opens the project once it is created. */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('marketing');
  const navigate = useNavigate();
  const { save, isSaving, problem } = useSave(
    async (body: ProjectNames) => {
      const { id } = await api('POST /api/admin/marketing/projects', { body });
      await navigate(`/app/marketing/${id}`);
    },
    { queryKey: PROJECTS_KEY, done: t('created'), failed: t('createFailed'), onDone: () => {} },
  );
  return (
    <ProjectDialog
      title={t('newProject')}
      save={t('create')}
      known={EMPTY}
      busy={isSaving}
      problem={problem}
      onSave={save}
      onClose={onClose}
    />
  );
}
