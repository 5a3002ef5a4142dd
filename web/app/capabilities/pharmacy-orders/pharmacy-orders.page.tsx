import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OrderList } from '../prescriptions/order-list.tsx';
import { clinicOrdersQuery } from '../prescriptions/orders.queries.ts';

export const clientLoader = needsWords('pharmacy-orders');

/** Prescriptions that patients sent to this clinic; the filter is in the address. */
export default function PharmacyOrders() {
  const { t } = useTranslation('pharmacy-orders');
  const { clinicId } = useUser();
  const { get, put } = useAddress();
  const open = get('all') !== '1';
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('about')}</p>
      <FilterChips
        legend={t('title')}
        options={[
          { value: 'open', title: t('openOnly') },
          { value: 'all', title: t('all') },
        ]}
        value={open ? 'open' : 'all'}
        onChange={(value) => put('all', value === 'all' ? '1' : '')}
      />
      <OrderList
        key={open ? 'open' : 'all'}
        query={useInfiniteQuery(clinicOrdersQuery(clinicId ?? '', open))}
        empty={t(open ? 'nothingOpen' : 'nothing')}
        titleOf={({ personName }) => personName}
        to="/app/pharmacy-orders"
      />
    </div>
  );
}
