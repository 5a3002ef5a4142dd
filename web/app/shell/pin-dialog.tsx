import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { Person } from '../platform/device/people.ts';
import { isPin, unlock } from '../platform/device/pin.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PinField } from '../ui/pin-field.tsx';

interface PinDialogProps {
  person: Person;
  /** Where they go once it is open. */
  next: string;
  /** `isGone`: what was kept of them has been deleted. */
  onClose: (isGone: boolean) => void;
}

/** Asks for the PIN of one person. */
export function PinDialog({ person: { userId, name }, next, onClose }: PinDialogProps) {
  const { t } = useTranslation('devices');
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [gone, setGone] = useState(false);
  async function open() {
    if (!isPin(pin)) return setProblem(t('shared.pinInvalid'));
    setBusy(true);
    const unlocked = await unlock(userId, pin);
    // A new document, so that nothing of whoever was here before stays in memory.
    if (unlocked.state === 'open') return location.assign(next);
    setBusy(false);
    setPin('');
    setGone(unlocked.state === 'gone');
    setProblem(
      unlocked.state === 'wrong' ? t('shared.wrong', { count: unlocked.left }) : t('shared.gone', { name }),
    );
  }
  return (
    <FormDialog
      title={t('shared.openAs', { name })}
      save={t('shared.open')}
      busy={busy}
      problem={problem}
      onSave={() => void open()}
      onClose={() => onClose(gone)}
    >
      <PinField label={t('shared.pin')} value={pin} onChange={setPin} />
    </FormDialog>
  );
}
