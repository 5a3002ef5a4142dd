import type { InventoryItem } from '@lakou/contract/inventory';
import { LONGEST_LOT, MOVEMENT_REASONS, TAKING_REASONS } from '@lakou/contract/inventory.rules';
import { formatNumber } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { INVENTORY_KEY } from './inventory.queries.ts';
import { Lots } from './lots.tsx';
import { Movements } from './movements.tsx';

type Reason = (typeof MOVEMENT_REASONS)[number];

/** What came in or went out of one item, with its history below. A correction may have a minus sign. */
export function MovementDialog({ item, onClose }: { item: InventoryItem; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const lang = useLanguage();
  const [reason, setReason] = useState<Reason>('dispensed');
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [number, setNumber] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [tried, setTried] = useState(false);
  const count = /^-?\d+$/.test(amount.trim()) ? Number(amount) : 0;
  const change = TAKING_REASONS.some((one) => one === reason) ? -Math.abs(count) : count;
  const stockAfter = item.currentStock + change;
  const isWrong = count === 0 || stockAfter < 0;
  const isReceived = reason === 'received';
  const lot = isReceived && number.trim() ? { number: number.trim(), expiresOn } : undefined;
  const lacksDay = lot !== undefined && !expiresOn;
  const { save, isSaving, problem } = useSave(
    (body: { change: number; reason: Reason; note: string; lot?: { number: string; expiresOn: string } }) =>
      api('POST /api/clinics/inventory/:id/movements', { params: { id: item.id }, body }),
    { queryKey: INVENTORY_KEY, done: t('saved'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (!isWrong && !lacksDay) save({ change, reason, note, ...(lot && { lot }) });
  }
  return (
    <FormDialog
      title={t('moveTitle', { name: item.name })}
      save={t('noteMove')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
      after={
        <>
          <Lots itemId={item.id} />
          <Movements itemId={item.id} />
        </>
      }
    >
      <ChoiceChips
        legend={t('reason')}
        name="reason"
        options={MOVEMENT_REASONS.map((value) => ({ value, title: t(`reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={t('howMany')}
        hint={t(count === 0 ? 'inStock' : 'after', {
          count: formatNumber(lang, Math.max(0, count === 0 ? item.currentStock : stockAfter)),
        })}
        inputMode={reason === 'correction' ? 'text' : 'numeric'}
        maxLength={8}
        error={tried && isWrong ? t(stockAfter < 0 ? 'tooMany' : 'howMany') : undefined}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {isReceived && (
        <>
          <TextField
            label={t('lotNumber')}
            hint={t('lotHint')}
            optional
            maxLength={LONGEST_LOT}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          {number.trim() && (
            <DateField
              label={t('lotExpiry')}
              error={tried && lacksDay ? t('lotExpiry') : undefined}
              value={expiresOn}
              onChange={({ target }) => setExpiresOn(target.value)}
            />
          )}
        </>
      )}
      <TextField
        label={t('note')}
        optional
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
