import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { isPin, rememberPerson } from '../../platform/device/pin.ts';
import { useUser } from '../../platform/session.ts';
import { firstNameOf } from '../../shell/first-name.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogSave } from '../../ui/use-dialog-save.ts';

/** Chooses the PIN of who is signed in, for this device only. */
export function SetPinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('devices');
  const { id, name } = useUser();
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, save } = useDialogSave(onClose);
  function submit() {
    setTried(true);
    if (!isPin(pin) || pin !== repeated) return;
    void save(async () => {
      await rememberPerson(id, firstNameOf(name), pin);
      toast.success(t('shared.saved'));
    });
  }
  return (
    <FormDialog
      title={t('shared.set')}
      save={t('shared.save')}
      busy={busy}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <PinField
        label={t('shared.pin')}
        hint={t('shared.pinHint')}
        error={tried && !isPin(pin) ? t('shared.pinInvalid') : undefined}
        value={pin}
        onChange={setPin}
      />
      <PinField
        label={t('shared.repeat')}
        error={tried && isPin(pin) && pin !== repeated ? t('shared.pinDiffers') : undefined}
        value={repeated}
        onChange={setRepeated}
      />
    </FormDialog>
  );
}
