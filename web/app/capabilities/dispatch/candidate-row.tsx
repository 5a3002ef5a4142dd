import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useLabels } from '../providers/labels.ts';
import type { Candidate } from './nearest.ts';
import { useVisitTexts } from './use-visit-texts.ts';

interface CandidateRowProps {
  candidate: Candidate;
  isBest: boolean;
  busy: boolean;
  onAssign: () => void;
}

/** A provider on shift, and what speaks for and against sending them. */
export function CandidateRow({ candidate, isBest, busy, onAssign }: CandidateRowProps) {
  const { t } = useTranslation('dispatch');
  const { lane, busyWith } = candidate;
  const labels = useLabels();
  const reasons = useReasons(candidate);
  return (
    <Card as="li" attention={isBest ? 'sea' : undefined}>
      <div className="flex items-center gap-3">
        <Avatar name={lane.name} photo={lane.photoUrl ?? undefined} />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{lane.name}</p>
          {lane.specialty && <p className="text-14 text-ink-soft">{labels.specialty(lane.specialty)}</p>}
        </div>
        {isBest && <span className="shrink-0 text-14 font-semibold text-sea">{t('best')}</span>}
      </div>
      <ul className="my-3 grid gap-1 text-15">
        {reasons.map((reason) => (
          <li key={reason} className="flex items-start gap-2">
            <Check size={18} className="mt-0.5 shrink-0" />
            {reason}
          </li>
        ))}
        {busyWith && (
          <li className="flex items-start gap-2">
            <TriangleAlert size={18} className="mt-0.5 shrink-0" />
            <Busy at={busyWith.dateTime} />
          </li>
        )}
      </ul>
      <Button
        block
        variant={isBest ? 'primary' : 'secondary'}
        disabled={Boolean(busyWith)}
        busy={busy}
        onClick={onAssign}
      >
        {t('assignTo', { name: lane.name })}
      </Button>
    </Card>
  );
}

function Busy({ at }: { at: string }) {
  const { t } = useTranslation('dispatch');
  const { time } = useVisitTexts();
  return <>{t('busy', { time: time(at) })}</>;
}

function useReasons({ kilometres, comesFrom, busyWith, lane }: Candidate): string[] {
  const { t } = useTranslation('dispatch');
  const { measure } = useMeasure();
  function distanceOf(km: number): string {
    const distance = measure('distance', km);
    return comesFrom
      ? t('fromVisit', { distance, name: comesFrom.patientName })
      : t('fromPlace', { distance });
  }
  return [
    kilometres === undefined ? t('placeUnknown') : distanceOf(kilometres),
    ...(busyWith ? [] : [t('free')]),
    t('visits', { count: lane.visits.length }),
  ];
}
