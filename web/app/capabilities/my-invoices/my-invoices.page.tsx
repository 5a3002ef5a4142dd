import { INVOICE_STATES } from '@lakou/contract/invoices.rules';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { myInvoicesQuery } from './my-invoices.queries.ts';

export const clientLoader = needsWords('my-invoices');

/** What clinics ask of the patient, and what they took back. */
export default function MyInvoices() {
  const { t } = useTranslation('my-invoices');
  const lang = useLanguage();
  const { get, put } = useAddress();
  const state = get('state');
  const query = useInfiniteQuery(myInvoicesQuery(state));
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <FilterChips
        legend={t('stateLegend')}
        options={[
          { value: '', title: t('all') },
          ...INVOICE_STATES.map((value) => ({ value, title: t(`state.${value}`) })),
        ]}
        value={state}
        onChange={(value) => put('state', value)}
      />
      <PagedList
        query={query}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyCard drawing={<Letter />} text={t('none')} />}
      >
        {(invoices) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {invoices.map(({ id, kind, number, clinicName, totalCents, paidCents, state: is, issuedAt }) => (
              <li key={id} className="border-line not-first:border-t">
                <Link
                  to={`/app/my-invoices/${id}`}
                  className="flex min-h-16 items-center justify-between gap-4 p-4 hover:bg-sunken"
                >
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">
                      {t(kind === 'invoice' ? 'invoiceFrom' : 'creditNoteFrom', { name: clinicName })}
                    </span>
                    <span className="block text-14 text-ink-soft">
                      {[
                        t('number', { number }),
                        formatDate(lang, { at: new Date(issuedAt), timeZone: ownTimeZone() }, 'medium'),
                      ].join(' · ')}
                    </span>
                  </span>
                  <span className="shrink-0 text-right">
                    <span className="block font-bold tabular-nums">
                      {formatMoney(lang, is === 'open' ? totalCents - paidCents : totalCents, 'USD')}
                    </span>
                    <span className="block text-14 text-ink-soft">{t(`state.${is}`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
