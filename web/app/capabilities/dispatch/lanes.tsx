import type { Lane, LaneVisit } from '@lakou/contract/dispatch';
import { memo } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { legsOf } from './nearest.ts';
import { useVisitTexts } from './use-visit-texts.ts';

interface LanesProps {
  lanes: readonly Lane[];
  /** Undefined for those who only look. */
  onTakeBack: ((visit: LaneVisit, lane: Lane) => void) | undefined;
}

/** Who is on shift, each with the visits of today and tomorrow in the order of time. */
export function Lanes({ lanes, onTakeBack }: LanesProps) {
  const { t } = useTranslation('dispatch');
  return (
    <>
      <ul className="grid gap-3">
        {lanes.map((lane) => (
          <LaneCard key={lane.id} lane={lane} onTakeBack={onTakeBack} />
        ))}
      </ul>
      <p className="text-14 text-ink-soft">{t('straightLine')}</p>
    </>
  );
}

/** Drawn again only when something of this lane has changed. */
const LaneCard = memo(function LaneCard({
  lane,
  onTakeBack,
}: { lane: Lane } & Pick<LanesProps, 'onTakeBack'>) {
  const { t } = useTranslation('dispatch');
  const { time } = useVisitTexts();
  return (
    <Card as="li">
      <div className="flex items-center gap-3">
        <Avatar name={lane.name} photo={lane.photoUrl ?? undefined} />
        <div className="min-w-0">
          <h3 className="text-16 font-semibold wrap-anywhere">{lane.name}</h3>
          <p className="text-14 text-ink-soft">
            {t('since', { time: time(lane.since) })}
            {!lane.isVerified && ` · ${t('unverified')}`}
          </p>
        </div>
      </div>
      <Route lane={lane} onTakeBack={onTakeBack} />
    </Card>
  );
});

function Route({ lane, onTakeBack }: { lane: Lane } & Pick<LanesProps, 'onTakeBack'>) {
  const { t } = useTranslation('dispatch');
  const { measure } = useMeasure();
  const { time, when, where } = useVisitTexts();
  const legs = legsOf(lane);
  if (lane.visits.length === 0) return <p className="mt-2 text-15 text-ink-soft">{t('noVisits')}</p>;
  return (
    <ol className="mt-3 grid gap-2">
      {lane.visits.map((visit, index) => {
        const leg = legs[index];
        return (
          <li key={visit.id} className="rounded-control bg-sunken p-3">
            {leg !== undefined && (
              <p className="text-14 text-ink-soft">
                {[
                  t('leg', { distance: measure('distance', leg.kilometres) }),
                  leg.arrivesAt && t(leg.isLate ? 'arrivesLate' : 'arrives', { time: time(leg.arrivesAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            <p className="font-semibold wrap-anywhere">{visit.patientName}</p>
            <p className="text-15 text-ink-soft">
              {when(visit.dateTime)} · {where(visit)}
            </p>
            {visit.canUnassign && onTakeBack && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('takeBackNamed', { name: visit.patientName })}
                onClick={() => onTakeBack(visit, lane)}
              >
                {t('takeBack')}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
