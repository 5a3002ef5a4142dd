import type { SponsoredPerson, SponsorshipYear } from '@lakou/contract/sponsorships';
import { YEARLY_FEE } from '@lakou/contract/sponsorships.rules';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { SPONSORSHIPS_KEY } from './sponsorships.queries.ts';
import { usePay } from './use-pay.ts';

/** The year of support: paying, its term, renewing and cancelling. */
export function YearCard({ person: { id, name, year } }: { person: SponsoredPerson }) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const errorText = useErrorText();
  const [cancelling, setCancelling] = useState(false);
  const { pay, isBusy, problem } = usePay();
  const preparing = useMutation({
    mutationFn: async () => {
      const open = await api('POST /api/features/sponsorships/:id/yearly-fee', { params: { id } });
      pay({ id: open.id });
    },
  });
  const amount = formatMoney(lang, YEARLY_FEE * 100, 'USD');
  const day = (date: string | null) => (date ? formatDate(lang, date, 'medium') : '');
  const canPay = !year || year.renewable || !year.renews;
  const trouble = problem ?? (preparing.error ? errorText(preparing.error) : undefined);
  return (
    <Card>
      <div className="grid gap-3">
        {year ? (
          <>
            <p className="font-semibold">
              {t('yearTerm', { from: day(year.startsOn), until: day(year.endsOn) })}
            </p>
            <p className="text-15 text-ink-soft">
              {year.renews ? t('renewsText') : t('notRenewed', { until: day(year.endsOn) })}
            </p>
          </>
        ) : (
          <p>{t('yearText', { name, amount })}</p>
        )}
        {trouble && <FormError>{trouble}</FormError>}
        <div className="flex flex-wrap gap-2">
          {canPay && (
            <Button
              variant="secondary"
              busy={preparing.isPending || isBusy}
              onClick={() => preparing.mutate()}
            >
              {t(year ? 'renew' : 'payYear', { amount })}
            </Button>
          )}
          {year?.renews && (
            <Button variant="ghost" onClick={() => setCancelling(true)}>
              {t('cancelYear')}
            </Button>
          )}
        </div>
      </div>
      {cancelling && year && <CancelYear id={id} year={year} onClose={() => setCancelling(false)} />}
    </Card>
  );
}

interface CancelYearProps {
  id: string;
  year: SponsorshipYear;
  onClose: () => void;
}

function CancelYear({ id, year, onClose }: CancelYearProps) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const cancelling = useMutation({
    mutationFn: async () => {
      await api('DELETE /api/features/sponsorships/:id/yearly-fee', { params: { id } });
      await queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY });
      toast.success(t('yearCancelled'));
      onClose();
    },
  });
  const amount = formatMoney(lang, Math.round(year.amount * 100), 'USD');
  const until = year.endsOn ? formatDate(lang, year.endsOn, 'medium') : '';
  return (
    <ConfirmDialog
      title={t('cancelYear')}
      text={year.refundable ? t('cancelRefund', { amount }) : t('cancelEnd', { until })}
      keep={t('keepYear')}
      busy={cancelling.isPending}
      problem={cancelling.error ? errorText(cancelling.error) : undefined}
      onConfirm={() => cancelling.mutate()}
      onClose={onClose}
    />
  );
}
