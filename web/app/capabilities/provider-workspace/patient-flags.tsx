import type { PatientFlag } from '@lakou/contract/provider-workspace';
import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import CalendarX from 'lucide-react/icons/calendar-x';
import FlaskConical from 'lucide-react/icons/flask-conical';
import History from 'lucide-react/icons/history';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const LOOKS: Readonly<Record<PatientFlag, { tone: Tone; icon: LucideIcon }>> = {
  danger: { tone: 'hibiscus', icon: TriangleAlert },
  pregnancy_risk: { tone: 'hibiscus', icon: Baby },
  result: { tone: 'mango', icon: FlaskConical },
  recall: { tone: 'mango', icon: CalendarX },
  away: { tone: 'neutral', icon: History },
  pregnant: { tone: 'night', icon: Baby },
};

/** Why a patient needs looking at, the most urgent first. */
export function PatientFlags({ flags }: { flags: readonly PatientFlag[] }) {
  const { t } = useTranslation('provider-workspace');
  if (flags.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {flags.map((flag) => (
        <li key={flag}>
          <Badge {...LOOKS[flag]}>{t(`flag.${flag}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
