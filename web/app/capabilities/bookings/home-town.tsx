import { useEffect, useEffectEvent } from 'react';
import { TownSelect } from '../../ui/map/town-select.tsx';
import type { Town } from '../../ui/map/towns.ts';
import { townWithin } from '../providers/search.ts';

interface HomeTownProps {
  address: string;
  town: Town | undefined;
  /** Told the town that the address names. */
  onSuggest: (town: Town) => void;
  onChoose: (town: Town) => void;
}

/** The town of a home visit; the one that the address names is chosen first. */
export function HomeTown({ address, town, onSuggest, onChoose }: HomeTownProps) {
  const suggest = useEffectEvent(() => {
    const named = town ? undefined : townWithin(address);
    if (named) onSuggest(named);
  });
  useEffect(() => suggest(), []);
  return <TownSelect value={town?.name ?? ''} onChoose={onChoose} />;
}
