import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PROJECTS_KEY } from './marketing.queries.ts';

const EXAMPLE = 'lakou.example';

/** Opens the project once it is created. */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('marketing');
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [domain, setDomain] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const { save, isSaving, problem } = useSave(
    async (body: { name: string; domain: string }) => {
      const { id } = await api('POST /api/admin/marketing/projects', { body });
      await navigate(`/app/marketing/${id}`);
    },
    { queryKey: PROJECTS_KEY, done: t('created'), failed: t('createFailed'), onDone: () => {} },
  );
  function submit() {
    setTried(true);
    if (!isMissing) save({ name, domain });
  }
  return (
    <FormDialog
      title={t('newProject')}
      save={t('create')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('projectName')}
        maxLength={100}
        error={tried && isMissing ? t('fieldMissing') : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('domain')}
        hint={t('domainHint', { example: EXAMPLE })}
        optional
        maxLength={253}
        inputMode="url"
        autoCapitalize="none"
        value={domain}
        onChange={({ target }) => setDomain(target.value)}
      />
    </FormDialog>
  );
}
