import type { ProviderCard } from '@lakou/contract/providers';

/** The fees that the provider set. A mode without one costs the usual fee where it is booked, but no screen offers it. */
export const offeredFees = ({ fees, offeredModes }: Pick<ProviderCard, 'fees' | 'offeredModes'>) =>
  fees.filter(({ mode }) => offeredModes.includes(mode));
