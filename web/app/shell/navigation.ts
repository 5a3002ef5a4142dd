import type { LucideIcon } from 'lucide-react';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';

/** The places of the app, in order: tabs on a phone, the rail on a desktop. A capability adds its line here. */
export const PLACES = [
  { to: '/app', name: 'home', icon: House },
  { to: '/app/find-care', name: 'findCare', icon: Search },
  { to: '/app/messages', name: 'messages', icon: MessageCircle },
  { to: '/app/account-settings', name: 'account', icon: UserRound },
] as const satisfies readonly { to: string; name: string; icon: LucideIcon }[];

export type Places = readonly (typeof PLACES)[number][];
