import type { ClinicConsent } from '@lakou/contract/clinic-patients.rules';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  none: { icon: NotebookPen, tone: 'neutral' },
  pending: { icon: Clock, tone: 'mango' },
  linked: { icon: BadgeCheck, tone: 'leaf' },
  visits: { icon: CalendarDays, tone: 'night' },
  ended: { icon: X, tone: 'neutral' },
} as const;

/** How the clinic knows somebody. */
export function ConsentBadge({ consent }: { consent: ClinicConsent }) {
  const { t } = useTranslation('clinic-patients');
  return <Badge {...LOOKS[consent]}>{t(`consent.${consent}`)}</Badge>;
}
