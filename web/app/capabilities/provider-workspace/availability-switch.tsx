import type { MyAvailability } from '@lakou/contract/scheduling';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Switch } from '../../ui/switch.tsx';
import { useChangeAvailability } from './use-availability.ts';

/** Whether patients can book now; applied at once. */
export function AvailabilitySwitch({ isAvailable }: Pick<MyAvailability, 'isAvailable'>) {
  const { t } = useTranslation('provider-workspace');
  const { mutate } = useChangeAvailability();
  return (
    <Switch
      label={t('taking')}
      description={t(isAvailable ? 'takingOn' : 'takingOff')}
      checked={isAvailable}
      onChange={(event) => mutate({ isAvailable: event.target.checked })}
    />
  );
}
