import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
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
      <BackLink to="/app/prescriptions">{tPrescriptions('title')}</BackLink>
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
