import type { PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { OrderFrame } from './order-frame.tsx';
import { Fact, OrderCards, PhoneLink } from './order-parts.tsx';
import { ORDERS_KEY, rememberOrder } from './orders.queries.ts';

export const clientLoader = needsWords('pharmacy-orders', 'prescriptions');

/** One prescription at a pharmacy, as the patient follows it. */
export default function OwnOrder() {
  const { id = '' } = useParams();
  const { t } = useTranslation('pharmacy-orders');
  return (
    <OrderFrame
      id={id}
      back={{ to: '/app/prescriptions/orders', text: t('mine') }}
      titleOf={({ pharmacyName }) => pharmacyName}
    >
      {(order) => <Shown order={order} />}
    </OrderFrame>
  );
}

function Shown({ order }: { order: PharmacyOrder }) {
  const { t } = useTranslation('pharmacy-orders');
  const { status, reason, answer, pharmacyAddress, pharmacyPhone, way, note, personName } = order;
  return (
    <>
      {status === 'refused' && (
        <Card attention="mango">
          <p className="font-semibold">{t('refusedBecause')}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
        </Card>
      )}
      <OrderCards order={order}>
        <Fact name={t('answer')}>{answer}</Fact>
        <Fact name={t('wayTitle')}>{t(`way.${way}`)}</Fact>
        <Fact name={t('address')}>{pharmacyAddress}</Fact>
        <Fact name={t('pharmacyPhone')}>{pharmacyPhone && <PhoneLink phone={pharmacyPhone} />}</Fact>
        <Fact name={t('for')}>{personName}</Fact>
        <Fact name={t('yourNote')}>{note}</Fact>
      </OrderCards>
      <Actions order={order} />
    </>
  );
}

function Actions({ order }: { order: PharmacyOrder }) {
  const { t } = useTranslation('pharmacy-orders');
  const [asking, setAsking] = useState(false);
  const again = order.lines.find(({ isStopped }) => !isStopped);
  if (order.status === 'sent')
    return (
      <div>
        <Button variant="ghost" icon={Undo2} onClick={() => setAsking(true)}>
          {t('takeBack')}
        </Button>
        {asking && <TakeBack order={order} onClose={() => setAsking(false)} />}
      </div>
    );
  if (order.status === 'ready' || !again) return null;
  return (
    <div>
      <ButtonLink variant="secondary" icon={Send} to={`/app/prescriptions/${again.prescriptionId}/send`}>
        {t('sendAgain')}
      </ButtonLink>
    </div>
  );
}

function TakeBack({ order, onClose }: { order: PharmacyOrder; onClose: () => void }) {
  const { t } = useTranslation('pharmacy-orders');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: () => api('POST /api/pharmacy-orders/:id/take-back', { params: { id: order.id } }),
  });
  async function takeBack() {
    try {
      const taken = await taking.mutateAsync();
      toast.success(t('takenBack'));
      onClose();
      await rememberOrder(queries, taken);
    } catch (error) {
      toast.error(errorText(error));
      onClose();
      await queries.invalidateQueries({ queryKey: ORDERS_KEY });
    }
  }
  return (
    <ConfirmDialog
      title={t('takeBack')}
      text={t('takeBackText', { name: order.pharmacyName })}
      keep={t('leaveIt')}
      busy={taking.isPending}
      onConfirm={() => void takeBack()}
      onClose={onClose}
    />
  );
}
