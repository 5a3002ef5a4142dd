import type { StaffMember } from '@lakou/contract/profiles';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useClock } from './use-clock.ts';

export function ClockButton({ member, clinicId }: { member: StaffMember; clinicId: string }) {
  const { t } = useTranslation('staff');
  const { press, isBusy, isOut } = useClock(member, clinicId);
  const { name } = member;
  return (
    <Button
      variant="secondary"
      icon={isOut ? LogOut : LogIn}
      busy={isBusy}
      onClick={press}
      aria-label={t(isOut ? 'clockOutOf' : 'clockInOf', { name })}
    >
      {t(isOut ? 'clockOut' : 'clockIn')}
    </Button>
  );
}
