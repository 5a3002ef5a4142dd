import { DEPARTMENTS, LONGEST_ASK } from '@lakou/contract/community-fund.rules';
import { parseDecimal } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

export type Asked = { kind: 'visit'; bookingId: string } | { kind: 'medicine' };

/** What is asked for, where the person lives, and in their words why. */
export function AskDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('community-fund');
  const { t: errors } = useTranslation('errors');
  const lang = useLanguage();
  const [medicine, setMedicine] = useState('');
  const [pharmacy, setPharmacy] = useState('');
  const [price, setPrice] = useState('');
  const [department, setDepartment] = useState('');
  const [town, setTown] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = parseDecimal(lang, price) ?? 0;
  const where = DEPARTMENTS.find((one) => one === department);
  const missing = (text: string) => (isTried && !text.trim() ? t('asking.missing') : undefined);
  const { save, isSaving, problem } = useSave(
    async (place: (typeof DEPARTMENTS)[number]) => {
      const more = { department: place, town: town || undefined, reason };
      const body =
        asked.kind === 'visit' ? { ...asked, ...more } : { ...asked, ...more, medicine, pharmacy, amount };
      await api('POST /api/features/fund-requests', { body });
    },
    { queryKey: ['fund'], done: t('asking.sent'), failed: t('asking.failed'), onDone: onClose },
  );
  function send() {
    setTried(true);
    if (!where) return;
    if (asked.kind === 'medicine' && (!medicine.trim() || !pharmacy.trim() || amount <= 0)) return;
    save(where);
  }
  return (
    <FormDialog
      title={t('asking.title')}
      save={t('asking.send')}
      busy={isSaving}
      problem={problem}
      onSave={send}
      onClose={onClose}
    >
      {asked.kind === 'medicine' && (
        <>
          <TextField
            label={t('asking.medicineName')}
            maxLength={200}
            error={missing(medicine)}
            value={medicine}
            onChange={(event) => setMedicine(event.target.value)}
          />
          <TextField
            label={t('asking.pharmacy')}
            maxLength={200}
            error={missing(pharmacy)}
            value={pharmacy}
            onChange={(event) => setPharmacy(event.target.value)}
          />
          <TextField
            label={t('asking.price')}
            inputMode="decimal"
            maxLength={12}
            error={isTried && amount <= 0 ? errors('amount_invalid') : undefined}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </>
      )}
      <Select
        label={t('asking.department')}
        empty={t('asking.choose')}
        error={missing(department)}
        value={department}
        onChange={(event) => setDepartment(event.target.value)}
      >
        {DEPARTMENTS.map((one) => (
          <option key={one} value={one}>
            {t(`area.${one}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('asking.town')}
        hint={t('asking.townHint')}
        optional
        maxLength={80}
        value={town}
        onChange={(event) => setTown(event.target.value)}
      />
      <TextArea
        label={t('asking.reason')}
        optional
        maxLength={LONGEST_ASK}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
