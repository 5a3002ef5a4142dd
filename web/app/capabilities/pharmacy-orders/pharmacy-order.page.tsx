import type { PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { formatDate } from '@lakou/i18n';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { OrderFrame } from '../prescriptions/order-frame.tsx';
import { Fact, OrderCards, PhoneLink } from '../prescriptions/order-parts.tsx';
import { OrderActions } from './order-actions.tsx';

export const clientLoader = needsWords('pharmacy-orders', 'prescriptions');

/** One prescription that a patient sent, and what the pharmacy does with it. */
export default function OnePharmacyOrder() {
  const { id = '' } = useParams();
  const { t } = useTranslation('pharmacy-orders');
  return (
    <OrderFrame
      id={id}
      back={{ to: '/app/pharmacy-orders', text: t('title') }}
      titleOf={({ personName }) => personName}
    >
      {(order) => <Shown order={order} />}
    </OrderFrame>
  );
}

function Shown({ order }: { order: PharmacyOrder }) {
  const { t } = useTranslation('pharmacy-orders');
  const lang = useLanguage();
  const { bornOn, way, phone, note, answer, number, prescribedAt, authorName } = order;
  const prescribed = formatDate(lang, { at: new Date(prescribedAt), timeZone: ownTimeZone() }, 'medium');
  const licence = [order.licenseAuthority, order.licenseNumber].filter(Boolean).join(' ');
  return (
    <>
      <OrderCards order={order}>
        <Fact name={t('born')}>{bornOn && formatDate(lang, bornOn, 'medium')}</Fact>
        <Fact name={t('wayTitle')}>{t(`way.${way}`)}</Fact>
        <Fact name={t('patientPhone')}>
          <PhoneLink phone={phone} />
        </Fact>
        <Fact name={t('patientNote')}>{note}</Fact>
        <Fact name={t('answer')}>{answer}</Fact>
        <Fact name={t('prescribedBy')}>{[authorName, licence, prescribed].filter(Boolean).join(' · ')}</Fact>
        <Fact name={t('number')}>{number}</Fact>
      </OrderCards>
      <OrderActions order={order} />
    </>
  );
}
