import type { ShiftSwap } from '@lakou/contract/shift-swaps';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import type { Tone } from '../../ui/tone.ts';
import { swapsQuery } from './shifts.queries.ts';
import { SwapActions } from './swap-actions.tsx';
import { useSwapTexts } from './use-swap-texts.ts';

const LOOKS: Record<ShiftSwap['state'], { tone: Tone; icon: LucideIcon }> = {
  asked: { tone: 'mango', icon: Clock },
  accepted: { tone: 'mango', icon: Clock },
  approved: { tone: 'leaf', icon: Check },
  declined: { tone: 'neutral', icon: X },
  refused: { tone: 'neutral', icon: X },
  withdrawn: { tone: 'neutral', icon: X },
};

interface SwapsProps {
  clinicId: string;
  /** Of the clocks that the page around it shows. */
  timeZone: string;
  /** Those that wait for a planner; else one's own. */
  waiting?: boolean;
}

/** Swaps of shifts that concern the reader; without any, nothing is shown. */
export function Swaps({ clinicId, timeZone, waiting = false }: SwapsProps) {
  const { t } = useTranslation('shift-swaps');
  const query = useInfiniteQuery(swapsQuery(clinicId));
  const isShown = ({ state }: ShiftSwap) => !waiting || state === 'accepted';
  if (query.isPending) return null;
  if (query.data && !query.data.pages.flat().some(isShown)) return null;
  return (
    <Section title={t('title')}>
      <PagedList query={query} more={t('more')} failed={t('failed')} skeleton={null} empty={null}>
        {(swaps) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {swaps.filter(isShown).map((swap) => (
              <SwapRow key={swap.id} swap={swap} timeZone={timeZone} decides={waiting} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

interface SwapRowProps {
  swap: ShiftSwap;
  timeZone: string;
  decides: boolean;
}

function SwapRow({ swap, timeZone, decides }: SwapRowProps) {
  const { t } = useTranslation('shift-swaps');
  const shiftText = useSwapTexts(timeZone);
  const { askerName, colleagueName, shift, otherShift, state } = swap;
  const { tone, icon } = LOOKS[state];
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{t('between', { asker: askerName, colleague: colleagueName })}</span>
        <Badge tone={tone} icon={icon}>
          {t(`state.${state}`)}
        </Badge>
      </div>
      <p>{t('gives', { name: askerName, shift: shiftText(shift) })}</p>
      {otherShift && <p>{t('gives', { name: colleagueName, shift: shiftText(otherShift) })}</p>}
      <SwapActions swap={swap} shift={shiftText(shift)} decides={decides} />
    </li>
  );
}
