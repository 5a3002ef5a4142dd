import type { Setting } from '@lakou/contract/system';
import { isSettingValue, mayBeNever, SETTINGS, type SettingValue } from '@lakou/contract/system.rules';
import { formatNumber, parseDecimal } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SETTINGS_KEY } from './system.queries.ts';

/** Another value for one setting, or the server's own again. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { t } = useTranslation('system');
  const { t: errors } = useTranslation('errors');
  const lang = useLanguage();
  const { name, value, isChanged } = setting;
  const bounds = SETTINGS[name];
  const number = (amount: number) => formatNumber(lang, amount, Number.isInteger(amount) ? 0 : 2);
  const [isOn, setOn] = useState(value === true);
  const [typed, setTyped] = useState(
    typeof value === 'number' ? number(value) : typeof value === 'string' ? value : '',
  );
  const [isTried, setTried] = useState(false);
  const next = { switch: isOn, time: typed, number: parseDecimal(lang, typed) }[bounds.kind];
  const isValid = next !== undefined && isSettingValue(name, next);
  const { save, isSaving, problem } = useSave(
    (wanted: SettingValue | null) =>
      api('PUT /api/admin/settings', { body: { name, value: wanted, was: value } }),
    { queryKey: SETTINGS_KEY, done: t('settingSaved'), failed: t('settingFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (isValid) save(next);
  }
  return (
    <FormDialog
      title={t(`setting.${name}`)}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      {bounds.kind === 'switch' ? (
        <Checkbox
          label={t(`setting.${name}`)}
          description={t(`settingHint.${name}`)}
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
      ) : bounds.kind === 'time' ? (
        <TextField
          label={t(`setting.${name}`)}
          hint={t('timeHint', { example: '21:00' })}
          type="time"
          error={isTried && !isValid ? errors('setting_invalid') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <TextField
          label={t(`setting.${name}`)}
          hint={[
            t('between', { least: number(bounds.least), most: number(bounds.most) }),
            mayBeNever(name) ? t('orNever') : '',
          ].join(' ')}
          inputMode="decimal"
          maxLength={12}
          error={isTried && !isValid ? errors('setting_invalid') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isChanged && (
        <Button variant="secondary" type="button" busy={isSaving} onClick={() => save(null)}>
          {t('useUsual')}
        </Button>
      )}
    </FormDialog>
  );
}
