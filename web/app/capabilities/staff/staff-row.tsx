import type { StaffMember } from '@lakou/contract/profiles';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ClockButton } from './clock-button.tsx';
import { keepsTime } from './may.ts';
import { StatusBadge } from './status-badge.tsx';

interface StaffRowProps {
  member: StaffMember;
  clinicId: string;
  /** Left out for those who do not manage staff. */
  onEdit?: () => void;
}

export function StaffRow({ member, clinicId, onEdit }: StaffRowProps) {
  const { t } = useTranslation('staff');
  const user = useUser();
  const mayClock = keepsTime(user) || member.id === user.id;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line pr-3 not-first:border-t">
      {onEdit ? (
        <button
          type="button"
          onClick={onEdit}
          aria-label={t('edit', { name: member.name })}
          className="flex min-h-16 min-w-0 grow basis-64 items-center gap-3 p-4 text-left hover:bg-sunken"
        >
          <Who member={member} />
        </button>
      ) : (
        <div className="flex min-h-16 min-w-0 grow basis-64 items-center gap-3 p-4">
          <Who member={member} />
        </div>
      )}
      {mayClock && (
        <div className="grid grow pb-3 pl-4 md:grow-0 md:pb-0 md:pl-0">
          <ClockButton member={member} clinicId={clinicId} />
        </div>
      )}
    </li>
  );
}

function Who({ member }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  const { name, clinicRole, credentials, status, isInvited, profilePhotoUrl } = member;
  const lines = [t(`role.${clinicRole}`), credentials, isInvited ? t('invited') : null].filter(Boolean);
  return (
    <>
      <Avatar name={name} photo={profilePhotoUrl ?? undefined} />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow basis-28">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft wrap-anywhere">{lines.join(' · ')}</span>
        </span>
        {status && (
          <span className="shrink-0">
            <StatusBadge status={status} />
          </span>
        )}
      </span>
    </>
  );
}
