import type { AgendaEntry } from '@lakou/contract/agenda';
import type { LucideIcon } from 'lucide-react';
import Car from 'lucide-react/icons/car';
import Coffee from 'lucide-react/icons/coffee';
import Laptop from 'lucide-react/icons/laptop';
import Stethoscope from 'lucide-react/icons/stethoscope';

export const ENTRY_ICONS: Readonly<Record<AgendaEntry['type'], LucideIcon>> = {
  visit: Stethoscope,
  virtual: Laptop,
  travel: Car,
  break: Coffee,
};
