import { House, type LucideIcon, UserRound } from 'lucide-react';

/** The places of the app, in order: tabs on a phone, the rail on a desktop. A capability adds its line here. */
export const PLACES = [
  { to: '/app', name: 'home', icon: House },
  { to: '/app/account-settings', name: 'account', icon: UserRound },
] as const satisfies readonly { to: string; name: string; icon: LucideIcon }[];

export type Places = readonly (typeof PLACES)[number][];
