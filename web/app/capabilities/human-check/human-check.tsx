import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { HumanCheckState } from './use-human-check.ts';

interface HumanCheckProps {
  state: HumanCheckState;
  onTick(checked: boolean): void;
}

/** The checkbox. The phone does the work, not the person: no pictures and no puzzles. */
export function HumanCheck({ state, onTick }: HumanCheckProps) {
  const { t } = useTranslation('human-check');
  return (
    <Checkbox
      framed
      label={t('label')}
      description={t(`state.${state === 'failed' ? 'empty' : state}`)}
      error={state === 'failed' ? t('failed') : undefined}
      name="humanCheck"
      checked={state === 'working' || state === 'ready'}
      aria-busy={state === 'working'}
      onChange={(event) => onTick(event.target.checked)}
      trailing={state === 'ready' ? <ShieldCheck size={24} className="text-leaf" /> : undefined}
    />
  );
}
