import type { StaffMember } from '@lakou/contract/profiles';
import Mail from 'lucide-react/icons/mail';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { STAFF_KEY } from './staff.queries.ts';

interface StaffActionsProps {
  member: StaffMember;
  onRemove: () => void;
}

/** Sending the invitation again until it was answered, and removing somebody; nobody removes themselves. */
export function StaffActions({ member, onRemove }: StaffActionsProps) {
  const { t } = useTranslation('staff');
  const isSelf = useUser().id === member.id;
  const { save, isSaving, problem } = useSave(
    (id: string) => api('POST /api/users/staff/:id/invite', { params: { id } }),
    { queryKey: STAFF_KEY, done: t('invitedAgain'), failed: t('actionFailed'), onDone: () => undefined },
  );
  if (isSelf) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
      {problem && <FormError>{problem}</FormError>}
      {member.isInvited && (
        <Button variant="ghost" icon={Mail} busy={isSaving} onClick={() => save(member.id)}>
          {t('inviteAgain')}
        </Button>
      )}
      <Button variant="ghost" icon={UserRoundX} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}
