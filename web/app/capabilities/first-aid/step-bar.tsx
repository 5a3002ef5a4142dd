import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmergencyCall } from './emergency-call.tsx';

interface StepBarProps {
  number: number;
  count: number;
  onTurn: (by: -1 | 1) => void;
}

/** Always visible at the bottom: back, next, and the emergency call. */
export function StepBar({ number, count, onTurn }: StepBarProps) {
  const { t } = useTranslation('first-aid');
  const last = number === count;
  return (
    <div
      data-at-bottom
      className="sticky bottom-0 -mx-4 grid gap-2.5 border-t border-line bg-ground px-4 pt-3 pb-3 md:mx-0 md:px-0 lg:pb-4"
    >
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button
          variant="secondary"
          size="lg"
          aria-label={t('previous')}
          disabled={number === 1}
          onClick={() => onTurn(-1)}
        >
          <ArrowLeft size={22} />
        </Button>
        <Button size="lg" disabled={last} onClick={() => onTurn(1)}>
          {last ? t('last') : t('next')}
          {!last && <ArrowRight size={22} />}
        </Button>
      </div>
      <EmergencyCall short />
    </div>
  );
}
