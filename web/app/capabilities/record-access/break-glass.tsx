import { LONGEST_REASON, SHORTEST_REASON } from '@lakou/contract/record-access.rules';
import { useMutation } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface BreakGlassProps {
  patientId: string;
  dependentId: string | undefined;
  /** The record can be read until then. */
  onOpened: (until: string) => void;
}

/** Emergency access: a reason is asked for, and the patient is told. */
export function BreakGlass(props: BreakGlassProps) {
  const { t } = useTranslation('record-access');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" icon={TriangleAlert} onClick={() => setAsking(true)}>
        {t('glass.open')}
      </Button>
      {asking && <ReasonDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReasonDialog({
  patientId,
  dependentId,
  onOpened,
  onClose,
}: BreakGlassProps & { onClose: () => void }) {
  const { t } = useTranslation('record-access');
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const open = useMutation({
    mutationFn: () =>
      api('POST /api/records/:id/break-glass', {
        params: { id: patientId },
        body: { reason: reason.trim(), ...(dependentId && { dependentId }) },
      }),
  });
  const isShort = reason.trim().length < SHORTEST_REASON;
  const save = async () => {
    setTried(true);
    if (isShort) return;
    const opened = await open.mutateAsync().catch(() => undefined);
    if (!opened) return;
    onClose();
    onOpened(opened.until);
  };
  const { error } = open;
  const isRefused = error instanceof ApiError && error.status === 404;
  const problem = isRefused ? t('glass.refused') : error && !wasGivenUp(error) ? errorText(error) : undefined;
  return (
    <FormDialog
      title={t('glass.title')}
      save={t('glass.confirm')}
      busy={open.isPending}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t('glass.what')}</p>
      <TextArea
        label={t('glass.reason')}
        hint={t('glass.hint', { count: SHORTEST_REASON })}
        value={reason}
        maxLength={LONGEST_REASON}
        onChange={({ target }) => setReason(target.value)}
        error={tried && isShort ? t('glass.tooShort', { count: SHORTEST_REASON }) : undefined}
      />
    </FormDialog>
  );
}
