import type { ServiceCode } from '@lakou/contract/billing';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { DeleteBelow } from '../../ui/delete-below.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BILLING_KEY } from './billing.queries.ts';
import { DeleteRowDialog } from './delete-row.dialog.tsx';

interface ServiceCodeDialogProps {
  clinicId: string;
  /** The code to change; without it a new one is added. */
  code?: ServiceCode;
  onClose: () => void;
}

export function ServiceCodeDialog({ clinicId, code, onClose }: ServiceCodeDialogProps) {
  const { t } = useTranslation('billing');
  const [draft, setDraft] = useState({
    code: code?.code ?? '',
    description: code?.description ?? '',
    category: code?.category ?? '',
  });
  const [tried, setTried] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: typeof draft) =>
      code
        ? api('PUT /api/clinics/service-codes/:id', { params: { id: code.id }, body })
        : api('POST /api/clinics/:id/service-codes', { params: { id: clinicId }, body }),
    { queryKey: BILLING_KEY, done: t('saved'), failed: t('codeSaveFailed'), onDone: onClose },
  );
  const control = (name: keyof typeof draft, isRequired: boolean) => ({
    value: draft[name],
    error: isRequired && tried && !draft[name].trim() ? t('codeRequired') : undefined,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  function submit() {
    setTried(true);
    if (draft.code.trim() && draft.description.trim()) save(draft);
  }
  if (code && deleting)
    return (
      <DeleteRowDialog
        title={t('deleteCode')}
        text={t('deleteCodeText', { name: code.description })}
        failed={t('codeDeleteFailed')}
        remove={() => api('DELETE /api/clinics/service-codes/:id', { params: { id: code.id } })}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    );
  return (
    <FormDialog
      title={t(code ? 'editCode' : 'newCode')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
      after={code && <DeleteBelow text={t('deleteCode')} onClick={() => setDeleting(true)} />}
    >
      <TextField label={t('code')} maxLength={40} autoCapitalize="characters" {...control('code', true)} />
      <TextField label={t('description')} maxLength={300} {...control('description', true)} />
      <TextField label={t('category')} optional maxLength={100} {...control('category', false)} />
    </FormDialog>
  );
}
