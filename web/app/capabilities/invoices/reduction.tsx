import { LONGEST_INVOICE_REASON } from '@lakou/contract/invoices.rules';
import { formatNumber, parseDecimal } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ReadSelect } from '../../ui/read-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { bandsQuery } from '../billing/billing.queries.ts';

const AMOUNT = 'amount';

/** What is typed about a discount: nothing, an amount, or a band of the sliding scale. */
export interface Reduction {
  readonly choice: string;
  readonly amount: string;
  readonly reason: string;
}
export const NO_REDUCTION: Reduction = { choice: '', amount: '', reason: '' };

/** The discount to send; undefined while something is missing. */
export function readReduction(
  lang: Parameters<typeof parseDecimal>[0],
  { choice, amount, reason }: Reduction,
) {
  if (!choice) return null;
  if (!reason.trim()) return undefined;
  if (choice !== AMOUNT) return { bandId: choice, reason };
  const cents = Math.round((parseDecimal(lang, amount) ?? 0) * 100);
  return cents > 0 ? { cents, reason } : undefined;
}

interface ReductionFieldsProps {
  clinicId: string;
  value: Reduction;
  tried: boolean;
  onChange: (value: Reduction) => void;
}
export function ReductionFields({ clinicId, value, tried, onChange }: ReductionFieldsProps) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const bands = useQuery(bandsQuery(clinicId));
  const { choice, amount, reason } = value;
  return (
    <>
      <ReadSelect
        query={bands}
        failed={t('bandsFailed')}
        label={t('reduction')}
        optional
        empty={t('noReduction')}
        value={choice}
        onChange={({ target }) => onChange({ ...value, choice: target.value })}
      >
        {bands.data?.map(({ id, name, percent }) => (
          <option key={id} value={id}>
            {t('bandOption', { name, percent: formatNumber(lang, percent) })}
          </option>
        ))}
        <option value={AMOUNT}>{t('byAmount')}</option>
      </ReadSelect>
      {choice === AMOUNT && (
        <TextField
          label={t('discount')}
          inputMode="decimal"
          maxLength={12}
          error={tried && !((parseDecimal(lang, amount) ?? 0) > 0) ? t('amountWrong') : undefined}
          value={amount}
          onChange={({ target }) => onChange({ ...value, amount: target.value })}
        />
      )}
      {choice && (
        <TextField
          label={t('discountReason')}
          maxLength={LONGEST_INVOICE_REASON}
          error={tried && !reason.trim() ? t('required') : undefined}
          value={reason}
          onChange={({ target }) => onChange({ ...value, reason: target.value })}
        />
      )}
    </>
  );
}
