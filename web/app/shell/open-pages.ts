import type { LucideIcon } from 'lucide-react';
import Bandage from 'lucide-react/icons/bandage';
import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import Pill from 'lucide-react/icons/pill';

/** What is nobody's own: these pages open without a network, when nobody knows who is reading. */
export const OPEN_PAGES = [
  { name: 'firstAid', to: '/app/first-aid', icon: Bandage },
  { name: 'education', to: '/app/education', icon: BookOpen },
  { name: 'medicines', to: '/app/medicines', icon: Pill },
  { name: 'calculators', to: '/app/calculators', icon: Calculator },
] as const satisfies readonly { name: string; to: string; icon: LucideIcon }[];

export const isOpenPage = (pathname: string): boolean =>
  OPEN_PAGES.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
