import type { RefundLine } from '@lakou/contract/money';
import { LONGEST_REFERENCE, REFUND_STATES } from '@lakou/contract/money.rules';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MONEY_KEY, refundsQuery } from './money.queries.ts';
import { MoneyFrame } from './money-frame.tsx';

export const clientLoader = needsWords('money');

/** Refunds by state; those that somebody must send by hand come first. */
export default function Refunds() {
  const { t } = useTranslation('money');
  const { get, put } = useAddress();
  const [closing, setClosing] = useState<RefundLine>();
  const status = REFUND_STATES.find((one) => one === get('status')) ?? 'by_hand';
  return (
    <MoneyFrame>
      <FilterChips
        legend={t('state')}
        options={(['by_hand', 'pending', 'failed', 'completed'] as const).map((one) => ({
          value: one,
          title: t(`refundStatus.${one}`),
        }))}
        value={status}
        onChange={(value) => put('status', value === 'by_hand' ? '' : value)}
      />
      <PagedList
        query={useInfiniteQuery(refundsQuery(status))}
        more={t('more')}
        empty={<EmptyCard text={t('noRefunds')} />}
      >
        {(refunds) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} onClose={() => setClosing(refund)} />
            ))}
          </ul>
        )}
      </PagedList>
      {closing && <CloseRefund refund={closing} onClose={() => setClosing(undefined)} />}
    </MoneyFrame>
  );
}

function useSums({ amount, gourdes }: RefundLine): string {
  const lang = useLanguage();
  const sums = [formatMoney(lang, Math.round(amount * 100), 'USD')];
  if (gourdes !== null) sums.push(formatMoney(lang, Math.round(gourdes * 100), 'HTG'));
  return sums.join(' · ');
}

function RefundRow({ refund, onClose }: { refund: RefundLine; onClose: () => void }) {
  const { t } = useTranslation('money');
  const lang = useLanguage();
  const sums = useSums(refund);
  const since = formatDate(lang, { at: new Date(refund.createdAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t">
      <p className="font-semibold wrap-anywhere">{refund.payer.name}</p>
      <p>{sums}</p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {[
          t(`method.${refund.method}`),
          t('since', { date: since }),
          hasEmail(refund.payer.email) && refund.payer.email,
          refund.reference,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {refund.status === 'by_hand' && refund.why && (
        <p className="text-15 wrap-anywhere">
          {t(`refundWhy.${refund.why}`, { refusal: refund.refusal ?? '?' })}
        </p>
      )}
      {refund.status === 'by_hand' && (
        <div>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      )}
    </li>
  );
}

const SHORTEST = 3;

function CloseRefund({ refund, onClose }: { refund: RefundLine; onClose: () => void }) {
  const { t } = useTranslation('money');
  const sums = useSums(refund);
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reference.trim().length < SHORTEST;
  const { save, isSaving, problem } = useSave(
    (body: { refundId: string; reference: string }) => api('POST /api/admin/refunds/close', { body }),
    { queryKey: MONEY_KEY, done: t('closed'), failed: t('closeFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (!isMissing) save({ refundId: refund.id, reference });
  }
  return (
    <FormDialog
      title={t('close')}
      save={t('close')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('closeText', { name: refund.payer.name, amount: sums })}</p>
      <TextField
        label={t('reference')}
        hint={t('referenceHint')}
        maxLength={LONGEST_REFERENCE}
        error={tried && isMissing ? t('referenceMissing') : undefined}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </FormDialog>
  );
}
