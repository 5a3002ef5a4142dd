import type { QuickText } from '@lakou/contract/quick-texts';
import { LONGEST_QUICK_TEXT, LONGEST_QUICK_TITLE } from '@lakou/contract/quick-texts.rules';
import { useQueryClient } from '@tanstack/react-query';
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
import { quickTextsQuery } from './quick-texts.queries.ts';

/** Writes, changes or removes a text. */
export function QuickTextDialog({ text, onClose }: { text: QuickText | undefined; onClose: () => void }) {
  const { t } = useTranslation('quick-texts');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [title, setTitle] = useState(text?.title ?? '');
  const [body, setBody] = useState(text?.body ?? '');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function change(work: () => Promise<unknown>, done: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: quickTextsQuery.queryKey });
      toast.success(done);
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }
  function save() {
    setTried(true);
    const written = { title: title.trim(), body: body.trim() };
    if (written.title === '' || written.body === '') return;
    void change(
      () =>
        text
          ? api('PUT /api/providers/me/quick-texts/:id', { params: { id: text.id }, body: written })
          : api('POST /api/providers/me/quick-texts', { body: written }),
      t('saved'),
    );
  }
  return (
    <FormDialog
      title={t(text ? 'change' : 'new')}
      save={t('save')}
      busy={busy}
      problem={problem}
      onSave={save}
      onClose={onClose}
      after={
        text && (
          <div className="mt-5">
            <Button
              variant="ghost"
              icon={Trash2}
              disabled={busy}
              onClick={() =>
                void change(
                  () => api('DELETE /api/providers/me/quick-texts/:id', { params: { id: text.id } }),
                  t('removed'),
                )
              }
            >
              {t('remove')}
            </Button>
          </div>
        )
      }
    >
      <TextField
        label={t('name')}
        value={title}
        maxLength={LONGEST_QUICK_TITLE}
        error={isTried && title.trim() === '' ? t('nameMissing') : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={t('text')}
        value={body}
        maxLength={LONGEST_QUICK_TEXT}
        error={isTried && body.trim() === '' ? t('textMissing') : undefined}
        onChange={({ target }) => setBody(target.value)}
      />
    </FormDialog>
  );
}
