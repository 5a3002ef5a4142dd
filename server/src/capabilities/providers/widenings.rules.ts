import type { ProviderFilter, Widening } from '@lakou/contract/providers';
import { WIDENINGS } from '@lakou/contract/providers.rules';

type Step = Widening['step'];

/** Whether the filter is narrower in this respect. */
const CAN: Record<Step, (filter: ProviderFilter) => boolean> = {
  any_day: ({ day }) => day !== undefined,
  km_50: ({ near, radiusKm }) => near !== undefined && radiusKm !== undefined && radiusKm < 50,
  km_100: ({ near, radiusKm }) => near !== undefined && radiusKm !== undefined && radiusKm < 100,
  any_price: ({ maxPrice }) => maxPrice !== undefined,
  any_gender: ({ gender }) => gender !== undefined,
  any_language: ({ language }) => language !== undefined,
  // A call reaches everybody, whether somebody asked for a visit at home or nearby.
  video: ({ mode, near, location }) => (mode ?? near ?? location) !== undefined && mode !== 'video',
  anywhere: ({ near, location }) => (near ?? location) !== undefined,
  any_country: ({ country }) => country !== undefined,
};

const nowhere = { radiusKm: undefined, location: undefined };
const WIDER: Record<Step, Partial<ProviderFilter>> = {
  any_day: { day: undefined },
  km_50: { radiusKm: 50 },
  km_100: { radiusKm: 100 },
  any_price: { maxPrice: undefined },
  any_gender: { gender: undefined },
  any_language: { language: undefined },
  video: { mode: 'video', ...nowhere },
  anywhere: nowhere,
  any_country: { country: undefined, ...nowhere },
};

/** The wider searches that make sense for this one, in the order in which they are offered. */
export const wideningsOf = (filter: ProviderFilter): { step: Step; filter: ProviderFilter }[] =>
  WIDENINGS.filter((step) => CAN[step](filter)).map((step) => ({
    step,
    filter: { ...filter, ...WIDER[step], available: true },
  }));
