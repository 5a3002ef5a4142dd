import type { Credential } from '@lakou/contract/credentials';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';

/** Hands in a paper: a file and its dates. */
export function AddCredential({ type, onClose }: { type: Credential['type']; onClose: () => void }) {
  const { t } = useTranslation('credentials');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [fileUrl, setFileUrl] = useState<string | null>(null);
  const [issueDate, setIssueDate] = useState('');
  const [expiryDate, setExpiryDate] = useState('');
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const today = dayHere(new Date());

  async function save() {
    if (!fileUrl || !expiryDate) return setProblem(t('incomplete'));
    setBusy(true);
    setProblem(undefined);
    try {
      await api('POST /api/providers/me/credentials', {
        body: { type, fileUrl, expiryDate, ...(issueDate && { issueDate }) },
      });
      await queries.invalidateQueries({ queryKey: ['credentials'] });
      toast.success(t('sent'));
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={t(`type.${type}`)}
      save={t('save')}
      busy={busy || sending}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FileDrop kind="document" label={t('file')} value={fileUrl} onChange={setFileUrl} onBusy={setSending} />
      <DateField
        label={t('issueDate')}
        optional
        max={today}
        value={issueDate}
        onChange={({ target }) => setIssueDate(target.value)}
      />
      <DateField
        label={t('expiryDate')}
        min={today}
        value={expiryDate}
        onChange={({ target }) => setExpiryDate(target.value)}
      />
    </FormDialog>
  );
}
