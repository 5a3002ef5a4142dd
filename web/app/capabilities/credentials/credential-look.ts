import type { Credential } from '@lakou/contract/credentials';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { Tone } from '../../ui/tone.ts';

export const CREDENTIAL_LOOKS: Readonly<Record<Credential['status'], { tone: Tone; icon: LucideIcon }>> = {
  Verified: { tone: 'leaf', icon: BadgeCheck },
  Pending: { tone: 'mango', icon: Clock },
  Expired: { tone: 'hibiscus', icon: CalendarX },
  Rejected: { tone: 'hibiscus', icon: CircleX },
};
