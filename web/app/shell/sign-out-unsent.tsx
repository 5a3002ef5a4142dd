import { useTranslation } from '#platform/language/use-translation.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface SignOutUnsentProps {
  count: number;
  /** Visit notes that the server does not have: they are deleted. */
  notes: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before signing out while something waits to be sent. */
export function SignOutUnsent({ count, notes, busy, onConfirm, onClose }: SignOutUnsentProps) {
  const { t } = useTranslation('shell');
  const told = [
    count > 0 && t('signOutUnsentText', { count }),
    notes > 0 && t('signOutNotesText', { count: notes }),
  ];
  return (
    <ConfirmDialog
      title={t('signOutUnsent')}
      text={told.filter(Boolean).join(' ')}
      keep={t('staySignedIn')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
