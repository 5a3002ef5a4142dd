import { useTranslation } from '#platform/language/use-translation.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface LeaveUnsentProps {
  /** Signing out, or giving the device to another person. */
  title: string;
  count: number;
  /** Visit notes that the server does not have: they are deleted. */
  notes: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before leaving while something waits to be sent or is not saved. */
export function LeaveUnsent({ title, count, notes, busy, onConfirm, onClose }: LeaveUnsentProps) {
  const { t } = useTranslation('shell');
  const told = [
    count > 0 && t('signOutUnsentText', { count }),
    notes > 0 && t('unsavedNotes', { count: notes }),
  ];
  return (
    <ConfirmDialog
      title={title}
      text={told.filter(Boolean).join(' ')}
      keep={t('staySignedIn')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
