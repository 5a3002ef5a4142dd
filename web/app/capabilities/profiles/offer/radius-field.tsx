import { USUAL_RADIUS_KM } from '@lakou/contract/scheduling.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { radiusInKm, radiusText } from './radius.ts';

interface RadiusFieldProps {
  id: string;
  name: string;
  /** In kilometres. */
  value: string;
  error: string | undefined;
  onChange: (km: string) => void;
}

/** How far a provider travels, typed in the unit of this device and kept in kilometres. */
export function RadiusField({ value, onChange, ...field }: RadiusFieldProps) {
  const { t } = useTranslation('profiles');
  const { measure } = useMeasure();
  const [{ distance: unit }] = useUnits();
  const [typed, setTyped] = useState(() => radiusText(unit, value));
  return (
    <TextField
      label={t(`offer.radius.${unit}`)}
      hint={t('offer.radiusHint', { usual: measure('distance', USUAL_RADIUS_KM) })}
      inputMode="numeric"
      maxLength={3}
      optional
      {...field}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(radiusInKm(unit, target.value));
      }}
    />
  );
}
