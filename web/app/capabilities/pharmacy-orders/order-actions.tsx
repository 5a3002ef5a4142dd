import type { PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { isOpenOrder, LONGEST_ORDER_NOTE, LONGEST_REFUSAL } from '@lakou/contract/pharmacy-orders.rules';
import { useQueryClient } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import HandHeart from 'lucide-react/icons/hand-heart';
import PackageCheck from 'lucide-react/icons/package-check';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ORDERS_KEY, orderQuery } from '../prescriptions/orders.queries.ts';
import { HandOverDialog } from './hand-over.dialog.tsx';

interface DialogProps {
  order: PharmacyOrder;
  onClose: () => void;
}

/** What the pharmacy can do next. */
export function OrderActions({ order }: { order: PharmacyOrder }) {
  const { t } = useTranslation('pharmacy-orders');
  const [open, setOpen] = useState<'ready' | 'handOver' | 'refuse'>();
  const close = () => setOpen(undefined);
  if (!isOpenOrder(order.status)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {order.status === 'sent' ? (
        <Button icon={PackageCheck} onClick={() => setOpen('ready')}>
          {t('makeReady')}
        </Button>
      ) : (
        <Button icon={HandHeart} onClick={() => setOpen('handOver')}>
          {t('handOver')}
        </Button>
      )}
      <Button variant="ghost" icon={CircleX} onClick={() => setOpen('refuse')}>
        {t('refuse')}
      </Button>
      {open === 'ready' && <ReadyDialog order={order} onClose={close} />}
      {open === 'handOver' && <HandOverDialog order={order} onClose={close} />}
      {open === 'refuse' && <RefuseDialog order={order} onClose={close} />}
    </div>
  );
}

function ReadyDialog({ order, onClose }: DialogProps) {
  const { t } = useTranslation('pharmacy-orders');
  const [answer, setAnswer] = useState('');
  const { save, isSaving, problem } = useSave(
    (body: { answer: string }) =>
      api('POST /api/pharmacy-orders/:id/ready', { params: { id: order.id }, body }),
    { queryKey: ORDERS_KEY, done: t('patientTold'), failed: t('saveFailed'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('makeReady')}
      save={t('tellPatient')}
      busy={isSaving}
      problem={problem}
      onSave={() => save({ answer: answer.trim() })}
      onClose={onClose}
    >
      <p>{t('readyAbout')}</p>
      <TextArea
        label={t('answerLabel')}
        hint={t('answerHint')}
        optional
        maxLength={LONGEST_ORDER_NOTE}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </FormDialog>
  );
}

function RefuseDialog({ order, onClose }: DialogProps) {
  const { t } = useTranslation('pharmacy-orders');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    async (body: { reason: string }) => {
      await api('POST /api/pharmacy-orders/:id/refuse', { params: { id: order.id }, body });
      // The order is no longer shown to the pharmacy: leave before it is read again.
      await navigate('/app/pharmacy-orders', { replace: true });
      queries.removeQueries({ queryKey: orderQuery(order.id).queryKey });
    },
    { queryKey: ORDERS_KEY, done: t('patientTold'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (reason.trim()) save({ reason: reason.trim() });
  }
  return (
    <FormDialog
      title={t('refuse')}
      save={t('refuse')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('refuseAbout')}</p>
      <TextArea
        label={t('reason')}
        maxLength={LONGEST_REFUSAL}
        error={tried && !reason.trim() ? t('reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
