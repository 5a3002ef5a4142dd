import type { FeeEntry } from '@lakou/contract/billing';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { codesQuery, feesQuery } from './billing.queries.ts';
import { BillingFrame } from './billing-frame.tsx';
import { FeeDialog } from './fee.dialog.tsx';
import { type PriceState, priceStates } from './price-state.ts';

export const clientLoader = needsWords('billing');

/** Prices by the day from which they hold. */
export default function Fees() {
  const { t } = useTranslation('billing');
  const user = useUser();
  const clinicId = user.clinicId ?? '';
  const mayChange = user.clinicRole === 'Admin';
  const known = useQuery(codesQuery(clinicId));
  const codes = known.data ?? [];
  const [open, setOpen] = useState<FeeEntry | 'new'>();
  return (
    <BillingFrame
      action={
        mayChange &&
        codes.length > 0 && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {t('addFee')}
          </Button>
        )
      }
    >
      <FailedNote query={known} text={t('codesFailed')} />
      <PagedList
        query={useInfiniteQuery(feesQuery(clinicId))}
        failed={t('feesFailed')}
        more={t('more')}
        empty={<EmptyCard text={t(known.data?.length === 0 ? 'needsCode' : 'noFees')} />}
      >
        {(fees) => {
          const states = priceStates(fees, dayHere(new Date()));
          return (
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {fees.map((fee) => (
                <FeeRow
                  key={fee.id}
                  fee={fee}
                  state={states.get(fee.id) ?? 'past'}
                  {...(mayChange && { onEdit: () => setOpen(fee) })}
                />
              ))}
            </ul>
          );
        }}
      </PagedList>
      {open && (
        <FeeDialog
          clinicId={clinicId}
          codes={codes}
          {...(open !== 'new' && { fee: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </BillingFrame>
  );
}

const LOOKS = {
  now: { tone: 'leaf', icon: CircleCheck },
  upcoming: { tone: 'sea', icon: Clock },
  past: { tone: 'night', icon: History },
} as const satisfies Record<PriceState, object>;

function FeeRow({ fee, state, onEdit }: { fee: FeeEntry; state: PriceState; onEdit?: () => void }) {
  const { t } = useTranslation('billing');
  const lang = useLanguage();
  const { code, description, price, effectiveDate } = fee;
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        onClick={onEdit}
        disabled={!onEdit}
        aria-label={onEdit ? t('edit', { name: description }) : undefined}
        className="flex min-h-16 w-full items-center gap-4 p-4 text-left enabled:hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{description}</span>
          <span className="block text-14 text-ink-soft">
            {code} · {t('since', { date: formatDate(lang, effectiveDate, 'medium') })}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <span className="text-18 font-bold">{formatMoney(lang, Math.round(price * 100), 'USD')}</span>
          <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
        </span>
      </button>
    </li>
  );
}
