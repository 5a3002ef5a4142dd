import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

const EXAMPLE = 'lakou.example';

export interface ProjectNames {
  readonly name: string;
  readonly domain: string;
}

interface ProjectDialogProps {
  title: string;
  save: string;
  known: ProjectNames;
  busy: boolean;
  problem?: string | undefined;
  onSave: (names: ProjectNames) => void;
  onClose: () => void;
}

/** The name of a project and the domain that it is about. */
export function ProjectDialog({ known, onSave, ...dialog }: ProjectDialogProps) {
  const { t } = useTranslation('marketing');
  const [name, setName] = useState(known.name);
  const [domain, setDomain] = useState(known.domain);
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  function submit() {
    setTried(true);
    if (!isMissing) onSave({ name: name.trim(), domain: domain.trim() });
  }
  return (
    <FormDialog {...dialog} onSave={submit}>
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
