import { LONGEST_LOCATION } from '@lakou/contract/bookings.rules';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import type { Town } from '../../ui/map/towns.ts';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { radiusOf, type Traveller, tooFar } from './reach.ts';
import type { NewBooking } from './use-new-booking.ts';

// The towns are loaded only where a distance matters.
const HomeTown = lazy(async () => ({ default: (await import('./home-town.tsx')).HomeTown }));

interface HomeAddressProps {
  provider: Traveller;
  draft: Pick<NewBooking, 'location' | 'town'>;
  change: (changes: Partial<NewBooking>) => void;
  suggestTown: (town: Town) => void;
}

/** Where a home visit takes place, and whether the provider goes so far. */
export function HomeAddress({ provider, draft, change, suggestTown }: HomeAddressProps) {
  const { t } = useTranslation('bookings');
  const { measure } = useMeasure();
  const far = tooFar(provider, draft.town);
  return (
    <div className="grid gap-4">
      <TextField
        label={t('whereHome')}
        maxLength={LONGEST_LOCATION}
        value={draft.location}
        autoComplete="street-address"
        onChange={({ target }) => change({ location: target.value })}
      />
      <div className="grid gap-1.5">
        <Suspense fallback={<SkeletonBlock size="h-12 w-full" />}>
          <HomeTown
            address={draft.location}
            town={draft.town}
            onSuggest={suggestTown}
            onChoose={(town) => change({ town })}
          />
        </Suspense>
        <p className="text-14 text-ink-soft">
          {t('travels', { distance: measure('distance', radiusOf(provider)) })}
        </p>
        {far !== undefined && (
          <p role="alert" className="text-15 font-semibold text-hibiscus-ink">
            {t('tooFar', { distance: measure('distance', Math.round(far)) })}
          </p>
        )}
      </div>
    </div>
  );
}
