import type { UnassignedVisit } from '@lakou/contract/dispatch';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Siren from 'lucide-react/icons/siren';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { useVisitTexts } from './use-visit-texts.ts';

const SOON_MS = 2 * 3_600_000;

export const isSoon = ({ dateTime }: UnassignedVisit, now: Date): boolean =>
  Date.parse(dateTime) - now.getTime() < SOON_MS;

interface VisitRowProps {
  visit: UnassignedVisit;
  soon: boolean;
  children?: ReactNode;
}

/** A visit without a provider: who, what, when and where, and nothing of why. */
export function VisitRow({ visit, soon, children }: VisitRowProps) {
  const { t } = useTranslation('dispatch');
  const { when, where } = useVisitTexts();
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-16 font-semibold wrap-anywhere">{visit.patientName}</h3>
        {soon && (
          <Badge tone="hibiscus" icon={Siren}>
            {t('soon')}
          </Badge>
        )}
      </div>
      <p className="text-15 wrap-anywhere">{visit.serviceType}</p>
      <p className="mt-1 flex items-start gap-1.5 text-15 text-ink-soft">
        <Clock size={18} className="mt-0.5 shrink-0" />
        {when(visit.dateTime)}
      </p>
      <p className="flex items-start gap-1.5 text-15 text-ink-soft wrap-anywhere">
        <MapPin size={18} className="mt-0.5 shrink-0" />
        {where(visit)}
      </p>
      {children}
    </>
  );
}
