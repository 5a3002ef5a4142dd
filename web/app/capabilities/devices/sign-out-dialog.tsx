import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Device, useDeviceName } from './device-row.tsx';

interface SignOutDialogProps {
  which: Device | 'others';
  busy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Says what will stop before it signs out. */
export function SignOutDialog({ which, busy, onConfirm, onClose }: SignOutDialogProps) {
  const { t } = useTranslation('devices');
  const nameOf = useDeviceName();
  const isOthers = which === 'others';
  return (
    <Dialog
      title={t(isOthers ? 'signOutOthers' : 'signOutDevice')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <Button variant="danger" block busy={busy} onClick={onConfirm}>
            {t(isOthers ? 'signOutOthers' : 'signOutDevice')}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {t('leaveIt')}
          </Button>
        </div>
      }
    >
      <p>{isOthers ? t('signOutOthersWhat') : t('signOutWhat', { device: nameOf(which) })}</p>
    </Dialog>
  );
}
