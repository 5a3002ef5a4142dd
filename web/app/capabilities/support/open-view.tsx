import { LONGEST_VIEW_REASON, SHORTEST_VIEW_REASON } from '@lakou/contract/support-views.rules';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { SUPPORT_KEY } from './support.queries.ts';

interface OpenViewProps {
  userId: string;
  name: string;
  onOpen: (viewId: string) => void;
}

/** The reason is told to the person before anything is shown. */
export function OpenView({ userId, name, onOpen }: OpenViewProps) {
  const { t } = useTranslation('support');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim().length < SHORTEST_VIEW_REASON;
  const { save, isSaving, problem } = useSave(
    async (body: { reason: string }) => {
      const { id } = await api('POST /api/admin/users/:id/support-views', { params: { id: userId }, body });
      onOpen(id);
    },
    { queryKey: SUPPORT_KEY, done: t('viewOpened'), failed: t('failed'), onDone: () => {} },
  );
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isSaving) save({ reason });
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p>{t('viewText', { name })}</p>
        <TextArea
          label={t('viewReason')}
          hint={t('viewReasonHint')}
          rows={2}
          maxLength={LONGEST_VIEW_REASON}
          error={tried && isMissing ? t('viewReasonMissing') : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem && <FormError>{problem}</FormError>}
        <Button type="submit" busy={isSaving}>
          {t('viewOpen')}
        </Button>
      </form>
    </Card>
  );
}
