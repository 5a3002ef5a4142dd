import { INVOICE_STATES } from '@lakou/contract/invoices.rules';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CashBox } from './cash-box.tsx';
import { ExportInvoices } from './export-invoices.tsx';
import { invoicesQuery } from './invoices.queries.ts';
import { NewInvoiceDialog } from './new-invoice.dialog.tsx';

export const clientLoader = needsWords('invoices');

/** What the clinic asked for and took in; `for` in the address begins an invoice for one patient, `visit` for a visit. */
export default function Invoices() {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const { role, clinicRole, clinicId: worksFor } = useUser();
  const clinicId = worksFor ?? '';
  const isManager = role === 'CLINIC_ADMIN' || clinicRole === 'Admin';
  const { params, get, put, change } = useAddress();
  const payer = params.get('for');
  const visitId = params.get('visit');
  const [adding, setAdding] = useState(payer !== null || visitId !== null);
  const q = get('q');
  const state = get('state');
  const query = useInfiniteQuery(invoicesQuery(clinicId, { q, state }));
  function close() {
    setAdding(false);
    change((asked) => {
      asked.delete('for');
      asked.delete('visit');
      return asked;
    });
  }
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <CashBox clinicId={clinicId} />
      {isManager && (
        <p>
          <TextLink to="/app/clinic-payouts">{t('payouts')}</TextLink>
        </p>
      )}
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('all')}
        value={q}
        onChange={(text) => put('q', text)}
      />
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
        empty={<EmptyCard text={q || state ? t('noneFound') : t('none')} />}
      >
        {(invoices) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {invoices.map(({ id, kind, number, name, totalCents, state: is, issuedAt }) => (
              <li key={id} className="border-line not-first:border-t">
                <Link
                  to={`/app/invoices/${id}`}
                  className="flex min-h-16 items-center justify-between gap-4 p-4 hover:bg-sunken"
                >
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{name}</span>
                    <span className="block text-14 text-ink-soft">
                      {[
                        t(kind === 'invoice' ? 'invoice' : 'creditNote'),
                        number,
                        formatDate(lang, { at: new Date(issuedAt), timeZone: ownTimeZone() }, 'medium'),
                      ].join(' · ')}
                    </span>
                  </span>
                  <span className="shrink-0 text-right">
                    <span className="block font-bold">{formatMoney(lang, totalCents, 'USD')}</span>
                    <span className="block text-14 text-ink-soft">{t(`state.${is}`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {isManager && <ExportInvoices clinicId={clinicId} />}
      {adding && (
        <NewInvoiceDialog clinicId={clinicId} clinicPatientId={payer} visitId={visitId} onClose={close} />
      )}
    </div>
  );
}
