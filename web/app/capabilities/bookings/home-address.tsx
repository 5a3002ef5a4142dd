import { LONGEST_LOCATION } from '@lakou/contract/bookings.rules';
import type { ProviderProfile } from '@lakou/contract/providers';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NewBooking } from './use-new-booking.ts';

// The towns are loaded only where a distance matters.
const TownSelect = lazy(async () => ({
  default: (await import('../../ui/map/town-select.tsx')).TownSelect,
}));

type Radius = Pick<ProviderProfile, 'travelRadiusKm'>;

/** Whether it is known how far a home visit is, where the provider travels only so far. */
export const isPlaceKnown = ({ travelRadiusKm }: Radius, { mode, town }: Pick<NewBooking, 'mode' | 'town'>) =>
  mode !== 'in_home' || travelRadiusKm === null || town !== undefined;

interface HomeAddressProps {
  provider: Radius;
  draft: Pick<NewBooking, 'location' | 'town'>;
  change: (changes: Partial<NewBooking>) => void;
}

/** Where a home visit takes place. */
export function HomeAddress({ provider, draft, change }: HomeAddressProps) {
  const { t } = useTranslation('bookings');
  const { travelRadiusKm: km } = provider;
  return (
    <div className="grid gap-4">
      <TextField
        label={t('whereHome')}
        maxLength={LONGEST_LOCATION}
        value={draft.location}
        autoComplete="street-address"
        onChange={({ target }) => change({ location: target.value })}
      />
      {km !== null && (
        <div className="grid gap-1.5">
          <Suspense fallback={<SkeletonBlock size="h-12 w-full" />}>
            <TownSelect value={draft.town?.name ?? ''} onChoose={(town) => change({ town })} />
          </Suspense>
          <p className="text-14 text-ink-soft">{t('travels', { km })}</p>
        </div>
      )}
    </div>
  );
}
