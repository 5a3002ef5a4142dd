import { useTranslation } from '#platform/language/use-translation.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Draft, WrongField } from './medicine-draft.ts';

interface FieldsProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** Whether to be reminded, and whether the reminder may say of what. */
export function RemindFields({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation('my-medicines');
  return (
    <div className="grid gap-2">
      <Switch
        label={t('form.remind')}
        description={t('form.remindHow')}
        checked={draft.remind}
        onChange={({ target }) => onChange({ remind: target.checked })}
      />
      {draft.remind && (
        <>
          <TextLink to="/app/account-settings">{t('form.settings')}</TextLink>
          <Switch
            label={t('form.names')}
            description={t('form.namesHow')}
            checked={draft.namesMedicine}
            onChange={({ target }) => onChange({ namesMedicine: target.checked })}
          />
        </>
      )}
    </div>
  );
}

const COUNTED = ['quantity', 'perDose', 'refillAt'] as const;
const LABELS = { quantity: 'form.left', perDose: 'form.perDose', refillAt: 'form.refillAt' } as const;

/** What is left, counted down with each dose. */
export function CountFields({ draft, wrong, onChange }: FieldsProps & { wrong: readonly WrongField[] }) {
  const { t } = useTranslation('my-medicines');
  return (
    <div className="grid gap-3">
      <Switch
        label={t('form.count')}
        checked={draft.counts}
        onChange={({ target }) => onChange({ counts: target.checked })}
      />
      {draft.counts &&
        COUNTED.map((field) => (
          <TextField
            key={field}
            label={t(LABELS[field])}
            inputMode="decimal"
            value={draft[field]}
            maxLength={8}
            error={wrong.includes(field) ? t('form.numberWrong') : undefined}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
    </div>
  );
}
