import type { CashReceipt } from '@lakou/contract/cash-visits';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { ownCashQuery } from './cash-visits.queries.ts';

/** The provider's visits that were paid in cash, by number of the receipt. */
export function OwnCash() {
  const { t } = useTranslation('cash-visits');
  return (
    <Section title={t('title')}>
      <PagedList
        query={useInfiniteQuery(ownCashQuery)}
        failed={t('listFailed')}
        more={t('more')}
        empty={<p className="text-ink-soft">{t('none')}</p>}
      >
        {(receipts) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {receipts.map((receipt) => (
              <Row key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

function Row({ receipt }: { receipt: CashReceipt }) {
  const { t } = useTranslation('cash-visits');
  const lang = useLanguage();
  const { id, number, patientName, receivedAt, amount, gourdes } = receipt;
  return (
    <li className="relative flex items-center justify-between gap-3.5 border-line px-4 py-3 not-first:border-t hover:bg-sunken/60">
      <div className="min-w-0">
        <Link to={`/app/visits/${id}`} className="font-semibold wrap-anywhere after:absolute after:inset-0">
          {patientName}
        </Link>
        <p className="text-14 text-ink-soft">
          {t('number', { number })} ·{' '}
          {formatDate(lang, { at: new Date(receivedAt), timeZone: ownTimeZone() }, 'medium')}
        </p>
      </div>
      <p className="shrink-0 text-right font-bold tabular-nums">
        {formatMoney(lang, Math.round(amount * 100), 'USD')}
        {gourdes !== null && (
          <span className="block text-14 font-medium text-ink-soft">
            {formatMoney(lang, Math.round(gourdes * 100), 'HTG')}
          </span>
        )}
      </p>
    </li>
  );
}
