import type { PaymentLine } from '@lakou/contract/money';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { allPaymentsQuery } from './money.queries.ts';
import { MoneyFrame } from './money-frame.tsx';

export const clientLoader = needsWords('money');

const STATES = ['captured', 'capturing', 'refunded', 'failed'] as const;

/** Payments of everybody, without what they were for. */
export default function Money() {
  const { t } = useTranslation('money');
  const { get, put } = useAddress();
  const status = STATES.find((one) => one === get('status'));
  const unsettled = get('status') === 'unsettled';
  return (
    <MoneyFrame>
      <FilterChips
        legend={t('state')}
        options={[
          { value: 'all', title: t('all') },
          { value: 'unsettled', title: t('unsettled') },
          ...STATES.map((one) => ({ value: one, title: t(`status.${one}`) })),
        ]}
        value={unsettled ? 'unsettled' : (status ?? 'all')}
        onChange={(value) => put('status', value === 'all' ? '' : value)}
      />
      {unsettled && <p className="text-15 text-ink-soft">{t('unsettledText')}</p>}
      <PagedList
        query={useInfiniteQuery(allPaymentsQuery(status, unsettled))}
        more={t('more')}
        empty={<EmptyCard text={t(unsettled ? 'noneUnsettled' : 'noPayments')} />}
      >
        {(payments) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </PagedList>
    </MoneyFrame>
  );
}

function PaymentRow({ payment }: { payment: PaymentLine }) {
  const { t } = useTranslation('money');
  const lang = useLanguage();
  const dollars = (amount: number) => formatMoney(lang, Math.round(amount * 100), 'USD');
  const status = STATES.find((one) => one === payment.status);
  const at = { at: new Date(payment.paidAt ?? payment.createdAt), timeZone: ownTimeZone() };
  return (
    <li className="grid gap-1 border-line p-4 not-first:border-t">
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link
          to={`/app/users/${payment.payer.id}`}
          className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-3 wrap-anywhere"
        >
          {payment.payer.name}
        </Link>
        <strong className="self-center">{dollars(payment.amount)}</strong>
      </p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {[
          t(`method.${payment.method}`),
          t(`kind.${payment.kind}`),
          status && t(`status.${status}`),
          formatDateTime(lang, at, 'medium'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {payment.refunded > 0 && (
        <p className="text-15">{t('refunded', { amount: dollars(payment.refunded) })}</p>
      )}
      {(payment.receiptNumber ?? payment.reference) && (
        <p className="text-14 text-ink-soft wrap-anywhere">
          {[payment.receiptNumber, payment.reference].filter(Boolean).join(' · ')}
        </p>
      )}
    </li>
  );
}
