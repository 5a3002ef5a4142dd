import type { DiscountBand } from '@lakou/contract/billing';
import { formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { BandDialog } from './band.dialog.tsx';
import { bandsQuery } from './billing.queries.ts';
import { BillingFrame } from './billing-frame.tsx';

export const clientLoader = needsWords('billing');

/** Who pays a part less, by name and percent. */
export default function Bands() {
  const { t } = useTranslation('billing');
  const lang = useLanguage();
  const user = useUser();
  const clinicId = user.clinicId ?? '';
  const mayChange = user.clinicRole === 'Admin';
  const [open, setOpen] = useState<DiscountBand | 'new'>();
  return (
    <BillingFrame
      action={
        mayChange && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {t('addBand')}
          </Button>
        )
      }
    >
      <p className="text-ink-soft">{t('bandsLead')}</p>
      <QueryState
        query={useQuery(bandsQuery(clinicId))}
        failed={t('bandsFailed')}
        isEmpty={(bands) => bands.length === 0}
        empty={<EmptyCard text={t('noBands')} />}
      >
        {(bands) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {bands.map((band) => (
              <li key={band.id} className="border-line not-first:border-t">
                <button
                  type="button"
                  onClick={() => setOpen(band)}
                  disabled={!mayChange}
                  aria-label={mayChange ? t('edit', { name: band.name }) : undefined}
                  className="flex min-h-16 w-full items-center justify-between gap-4 p-4 text-left enabled:hover:bg-sunken"
                >
                  <span className="min-w-0 font-semibold wrap-anywhere">{band.name}</span>
                  <span className="shrink-0">
                    {t('percentLess', { percent: formatNumber(lang, band.percent) })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {open && (
        <BandDialog
          clinicId={clinicId}
          {...(open !== 'new' && { band: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </BillingFrame>
  );
}
