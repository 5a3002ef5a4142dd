import { useTranslation } from '#platform/language/use-translation.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface SignOutUnsentProps {
  count: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before signing out while something waits to be sent. */
export function SignOutUnsent({ count, busy, onConfirm, onClose }: SignOutUnsentProps) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      title={t('signOutUnsent')}
      text={t('signOutUnsentText', { count })}
      keep={t('staySignedIn')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
