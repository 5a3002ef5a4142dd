import type { NoteTemplate } from '@lakou/contract/visit-notes';
import {
  LONGEST_NOTE_TEXT,
  LONGEST_REASON,
  LONGEST_TEMPLATE_NAME,
  NOTE_TEXTS,
} from '@lakou/contract/visit-notes.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { templatesQuery } from './visit-notes.queries.ts';

const EMPTY = { name: '', reason: '', history: '', findings: '', plan: '' };

interface TemplateDialogProps {
  template: NoteTemplate | undefined;
  onClose: () => void;
}

/** Writes, changes or removes a template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('visit-notes');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { id, ...texts } = template ?? { id: undefined, ...EMPTY };
  const [values, setValues] = useState(texts);
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      id
        ? api('PUT /api/visit-note-templates/:id', { params: { id }, body: values })
        : api('POST /api/visit-note-templates', { body: values }),
  });
  const removing = useMutation({
    mutationFn: (own: string) => api('DELETE /api/visit-note-templates/:id', { params: { id: own } }),
  });
  async function after(work: Promise<unknown>, done: string) {
    await work;
    await queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
    toast.success(done);
    onClose();
  }
  // What failed is shown in the dialog.
  const quietly = (work: Promise<unknown>, done: string) => void after(work, done).catch(() => undefined);
  const problem = saving.error ?? removing.error;
  function save() {
    setTried(true);
    if (values.name.trim()) quietly(saving.mutateAsync(), t('templateSaved'));
  }
  return (
    <FormDialog
      title={template ? t('changeTemplate') : t('newTemplate')}
      save={t('saveTemplate')}
      busy={saving.isPending}
      problem={problem ? errorText(problem) : undefined}
      onSave={save}
      onClose={onClose}
      after={
        id && (
          <div className="mt-5">
            <Button
              variant="ghost"
              icon={Trash2}
              busy={removing.isPending}
              onClick={() => quietly(removing.mutateAsync(id), t('templateRemoved'))}
            >
              {t('removeTemplate')}
            </Button>
          </div>
        )
      }
    >
      <TextField
        label={t('templateName')}
        value={values.name}
        maxLength={LONGEST_TEMPLATE_NAME}
        error={isTried && !values.name.trim() ? t('fault.templateName') : undefined}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      {NOTE_TEXTS.map((section) => (
        <TextArea
          key={section}
          label={t(`section.${section}`)}
          optional
          value={values[section]}
          maxLength={section === 'reason' ? LONGEST_REASON : LONGEST_NOTE_TEXT}
          onChange={({ target }) => setValues({ ...values, [section]: target.value })}
        />
      ))}
    </FormDialog>
  );
}
