import type { PayoutLine } from '@lakou/contract/payouts';
import { PAYOUT_REFERENCE_LENGTHS } from '@lakou/contract/payouts.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sumsOf } from './payout-state.tsx';
import { useProvenSave } from './use-proven-save.ts';

const [shortest, longest] = PAYOUT_REFERENCE_LENGTHS;

export interface Closing {
  readonly line: PayoutLine;
  readonly state: 'paid' | 'failed';
}

/** Asks for the number of the transfer, or for why it failed. */
export function ClosePayout({ line, state, onClose }: Closing & { onClose: () => void }) {
  const { t } = useTranslation('payouts');
  const lang = useLanguage();
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, save } = useProvenSave();
  const isMissing = reference.trim().length < shortest;
  const title = t(state === 'paid' ? 'markPaid' : 'markFailed');
  async function submit() {
    setTried(true);
    if (isMissing) return;
    const body = { payoutId: line.id, state, reference };
    if (await save(() => api('POST /api/admin/payouts/close', { body }), t('closedDone'))) onClose();
  }
  return (
    <FormDialog
      title={title}
      save={title}
      busy={busy}
      problem={problem}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>{t('closeText', { name: line.provider.name, amount: sumsOf(lang, line) })}</p>
      <TextField
        label={t(state === 'paid' ? 'transfer' : 'why')}
        maxLength={longest}
        value={reference}
        error={tried && isMissing ? t('referenceMissing') : undefined}
        onChange={({ target }) => setReference(target.value)}
      />
    </FormDialog>
  );
}
