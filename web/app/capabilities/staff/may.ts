import type { User } from '@lakou/contract';

type Person = Pick<User, 'clinicRole'>;

/** Adds, changes and removes staff, and corrects their time. */
export const managesStaff = ({ clinicRole }: Person): boolean => clinicRole === 'Admin';

/** Clocks others in and out, and keeps leaves and time sheets. */
export const keepsTime = ({ clinicRole }: Person): boolean =>
  clinicRole === 'Admin' || clinicRole === 'Scheduler';
