import {
  haitianPhone,
  isBankAccount,
  LONGEST_ACCOUNT,
  LONGEST_BANK,
  LONGEST_HOLDER,
  PAYOUT_METHODS,
  type PayoutMethod,
} from '@lakou/contract/payouts.rules';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProvenSave } from './use-proven-save.ts';

const ICONS = { bank: Landmark, moncash: Smartphone } as const;

interface AccountDialogProps {
  title: string;
  /** Undefined for one's own share. */
  clinicId: string | undefined;
  onClose: () => void;
}

/** Where the share is sent; what was typed leaves the screen with the dialog. */
export function AccountDialog({ title, clinicId, onClose }: AccountDialogProps) {
  const { t } = useTranslation('payouts');
  const [typed, setTyped] = useState({ method: 'bank' as PayoutMethod, holder: '', bank: '', number: '' });
  const [tried, setTried] = useState(false);
  const { busy, problem, save } = useProvenSave();
  const { method } = typed;
  const change = (changes: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changes }));
  const missing = (text: string) => (tried && !text.trim() ? t('missing') : undefined);
  const isNumber = method === 'bank' ? isBankAccount(typed.number) : haitianPhone(typed.number);
  async function submit() {
    setTried(true);
    const { holder, bank, number } = typed;
    if (!holder.trim() || !isNumber || (method === 'bank' && !bank.trim())) return;
    const body = { method, holder, number, ...(method === 'bank' && { bank }) };
    const isSaved = await save(
      () =>
        clinicId
          ? api('PUT /api/clinics/:id/payout-account', { params: { id: clinicId }, body })
          : api('PUT /api/providers/me/payout-account', { body }),
      t('accountSaved'),
    );
    if (isSaved) onClose();
  }
  return (
    <FormDialog
      title={title}
      save={t('save')}
      busy={busy}
      problem={problem}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <ChoiceChips
        legend={t('method')}
        name="method"
        options={PAYOUT_METHODS.map((value) => ({ value, title: t(`methods.${value}`), icon: ICONS[value] }))}
        value={method}
        onChange={(value) => change({ method: value, number: '' })}
      />
      <TextField
        label={t('holder')}
        maxLength={LONGEST_HOLDER}
        value={typed.holder}
        error={missing(typed.holder)}
        onChange={({ target }) => change({ holder: target.value })}
      />
      {method === 'bank' && (
        <TextField
          label={t('bank')}
          maxLength={LONGEST_BANK}
          value={typed.bank}
          error={missing(typed.bank)}
          onChange={({ target }) => change({ bank: target.value })}
        />
      )}
      <TextField
        label={t(`number.${method}`)}
        hint={t(`numberHint.${method}`)}
        inputMode={method === 'moncash' ? 'tel' : 'text'}
        autoComplete="off"
        maxLength={LONGEST_ACCOUNT}
        value={typed.number}
        error={tried && !isNumber ? t(`numberWrong.${method}`) : undefined}
        onChange={({ target }) => change({ number: target.value })}
      />
      <p className="text-14 text-ink-soft">{t('secret')}</p>
    </FormDialog>
  );
}
