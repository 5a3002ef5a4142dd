import { useTranslation } from '#platform/language/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface RemoveVoiceProps {
  name: string;
  busy?: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a recording is removed, on the server or on this device. */
export function RemoveVoiceDialog({ name, busy = false, ...rest }: RemoveVoiceProps) {
  const { t } = useTranslation('visit-notes');
  return (
    <ConfirmDialog
      title={t('removeVoiceTitle')}
      about={name}
      text={t('removeVoiceText')}
      keep={t('keepVoice')}
      busy={busy}
      {...rest}
    />
  );
}
