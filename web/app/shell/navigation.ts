import type { Role } from '@lakou/contract';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';

/** Every place of the app. A capability adds its line here, and its name to those whom it is for. */
const PLACES = {
  home: { to: '/app', icon: House },
  findCare: { to: '/app/find-care', icon: Search },
  visits: { to: '/app/visits', icon: CalendarDays },
  payments: { to: '/app/payments', icon: Wallet },
  agenda: { to: '/app/agenda', icon: CalendarDays },
  patients: { to: '/app/patients', icon: UsersRound },
  availability: { to: '/app/availability', icon: CalendarClock },
  earnings: { to: '/app/earnings', icon: Wallet },
  messages: { to: '/app/messages', icon: MessageCircle },
  account: { to: '/app/account-settings', icon: UserRound },
} as const satisfies Record<string, { to: string; icon: LucideIcon }>;
type Name = keyof typeof PLACES;

/** In order. On a phone five fit under the thumb; the rail of a desktop has room for all. */
const OF_ROLE: Partial<Record<Role, { tabs: readonly Name[]; rail: readonly Name[] }>> = {
  PATIENT: {
    tabs: ['home', 'findCare', 'visits', 'messages', 'account'],
    rail: ['home', 'findCare', 'visits', 'messages', 'payments', 'account'],
  },
  PROVIDER: {
    tabs: ['home', 'agenda', 'patients', 'messages', 'account'],
    rail: ['home', 'agenda', 'patients', 'messages', 'availability', 'earnings', 'account'],
  },
};
const OTHERS = { tabs: ['home', 'account'], rail: ['home', 'account'] } as const;

export type Places = readonly { name: Name; to: string; icon: LucideIcon }[];

/** Where somebody of this role can go: tabs on a phone, the rail on a desktop. */
export function placesFor(role: Role): { tabs: Places; rail: Places } {
  const { tabs, rail } = OF_ROLE[role] ?? OTHERS;
  const place = (name: Name) => ({ name, ...PLACES[name] });
  return { tabs: tabs.map(place), rail: rail.map(place) };
}
