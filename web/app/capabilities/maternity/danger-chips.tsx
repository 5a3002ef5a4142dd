import type { DangerSign } from '@lakou/contract/maternity';
import { DANGER_SIGNS } from '@lakou/contract/maternity.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Chips } from '../../ui/chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

interface DangerChipsProps {
  value: readonly DangerSign[];
  onChange: (signs: DangerSign[]) => void;
}

/** Folded by default, because eighteen chips would hide the daily questions. */
export function DangerChips({ value, onChange }: DangerChipsProps) {
  const { t } = useTranslation('maternity');
  return (
    <Disclosure tone="hibiscus" title={t('danger.which')}>
      <Chips
        legend={t('danger.signs')}
        hint={t('danger.none')}
        options={DANGER_SIGNS.map((sign) => ({ value: sign, title: t(`sign.${sign}`) }))}
        value={value}
        onChange={onChange}
      />
    </Disclosure>
  );
}
