import { useInfiniteQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OrderList } from './order-list.tsx';
import { ownOrdersQuery } from './orders.queries.ts';

export const clientLoader = needsWords('pharmacy-orders', 'prescriptions');

/** What a patient sent to pharmacies, for herself and those she acts for. */
export default function OwnOrders() {
  const { t } = useTranslation('pharmacy-orders');
  const { t: tPrescriptions } = useTranslation('prescriptions');
  const { id } = useUser();
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('mine')}</title>
      <TextLink to="/app/prescriptions">
        <ArrowLeft size={18} />
        {tPrescriptions('title')}
      </TextLink>
      <PageTitle>{t('mine')}</PageTitle>
      <OrderList
        query={useInfiniteQuery(ownOrdersQuery(id))}
        empty={t('noneSent')}
        titleOf={({ pharmacyName }) => pharmacyName}
        to="/app/prescriptions/orders"
      />
    </div>
  );
}
