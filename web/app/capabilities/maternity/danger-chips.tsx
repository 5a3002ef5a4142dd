import type { DangerSign } from '@lakou/contract/maternity';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Chips } from '../../ui/chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const SIGNS = [
  'heavy_bleeding',
  'bleeding',
  'severe_headache',
  'vision_changes',
  'severe_belly_pain',
  'swelling_face_hands',
  'baby_moves_less',
  'baby_not_moving',
  'waters_broken',
  'fever',
  'convulsions',
  'fainting',
  'chest_pain',
  'trouble_breathing',
  'constant_vomiting',
  'one_leg_swollen',
  'painful_urination',
  'thoughts_of_harm',
] as const satisfies readonly DangerSign[];

interface DangerChipsProps {
  value: readonly DangerSign[];
  onChange: (signs: DangerSign[]) => void;
}

/** Folded away: eighteen words would hide what is asked every day. */
export function DangerChips({ value, onChange }: DangerChipsProps) {
  const { t } = useTranslation('maternity');
  return (
    <Disclosure tone="hibiscus" title={t('danger.which')}>
      <Chips
        legend={t('danger.signs')}
        hint={t('danger.none')}
        options={SIGNS.map((sign) => ({ value: sign, title: t(`sign.${sign}`) }))}
        value={value}
        onChange={onChange}
      />
    </Disclosure>
  );
}
