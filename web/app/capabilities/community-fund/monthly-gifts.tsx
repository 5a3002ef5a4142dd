import type { MonthlyGift } from '@lakou/contract/community-fund';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { savedMethodQuery } from '../payments/payments.queries.ts';
import { monthlyQuery } from './fund.queries.ts';
import { useFundTexts } from './use-fund-texts.ts';

/** The gifts that are asked for or charged each month; nothing where there are none. */
export function MonthlyGifts() {
  const { t } = useTranslation('community-fund');
  return (
    <QueryState
      query={useQuery(monthlyQuery)}
      skeleton={null}
      failed={t('monthly.failed')}
      frame={(problem) => (
        <Section title={t('monthly.title')}>
          <Card>{problem}</Card>
        </Section>
      )}
      isEmpty={(gifts) => gifts.length === 0}
      empty={null}
    >
      {(gifts) => (
        <Section title={t('monthly.title')}>
          <ul className="grid gap-3">
            {gifts.map((gift) => (
              <Monthly key={gift.id} gift={gift} />
            ))}
          </ul>
        </Section>
      )}
    </QueryState>
  );
}

function Monthly({ gift }: { gift: MonthlyGift }) {
  const { t } = useTranslation('community-fund');
  const { money, day } = useFundTexts();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const { id, status, charge } = gift;
  const { data: saved } = useQuery(savedMethodQuery);
  async function run(change: () => Promise<unknown>, done = t('monthly.saved')) {
    setBusy(true);
    try {
      await change();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
    setStopping(false);
    await queries.invalidateQueries({ queryKey: monthlyQuery.queryKey });
  }
  const set = (next: MonthlyGift['status']) =>
    run(() => api('PATCH /api/features/monthly-gifts/:id', { params: { id }, body: { status: next } }));
  return (
    <Card as="li">
      <p className="font-bold">{t('monthly.gift', { amount: money(gift.amount) })}</p>
      <p className="text-15 text-ink-soft">
        {t(`purpose.${gift.type}`)} ·{' '}
        {status === 'paused'
          ? t('monthly.paused')
          : t(charge === 'on' ? 'monthly.charged' : 'monthly.next', { day: day(gift.nextOn) })}
      </p>
      {saved?.offered && saved.method && (
        <Checkbox
          label={t('give.charge')}
          description={t('monthly.chargeHint')}
          checked={charge === 'on'}
          disabled={isBusy}
          onChange={({ target }) =>
            void run(() =>
              api('PATCH /api/features/monthly-gifts/:id', {
                params: { id },
                body: { charge: target.checked },
              }),
            )
          }
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="sm" to={`/app/fund?amount=${gift.amount}&type=${gift.type}`}>
          {t('donate')}
        </ButtonLink>
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy}
          onClick={() => set(status === 'paused' ? 'active' : 'paused')}
        >
          {t(status === 'paused' ? 'monthly.resume' : 'monthly.pause')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setStopping(true)}>
          {t('monthly.stop')}
        </Button>
      </div>
      {isStopping && (
        <ConfirmDialog
          title={t('monthly.stopTitle')}
          text={t('monthly.stopText')}
          keep={t('monthly.keep')}
          busy={isBusy}
          onConfirm={() =>
            run(() => api('DELETE /api/features/monthly-gifts/:id', { params: { id } }), t('monthly.stopped'))
          }
          onClose={() => setStopping(false)}
        />
      )}
    </Card>
  );
}
