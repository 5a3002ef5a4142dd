import { SERVICES, type Service } from '@lakou/content/services';
import type { BookingMode } from '@lakou/contract/bookings';
import type { ProviderProfile } from '@lakou/contract/providers';
import { useState } from 'react';
import { useActiveProfile } from '../family/active-profile.ts';

export interface NewBooking {
  /** `me`, or a dependent's id. */
  forWhom: string;
  service: Service | undefined;
  mode: BookingMode | undefined;
  /** The free time that was chosen; undefined for the first one after two days. */
  startsAt: string | undefined;
  location: string;
  notes: string;
}

/** The modes that both the provider and the service offer. */
export const modesFor = (
  provider: Pick<ProviderProfile, 'modes'>,
  service: Service | undefined,
): BookingMode[] => provider.modes.filter((mode) => !service || service.modes.includes(mode));

export const isOffered =
  (provider: Pick<ProviderProfile, 'modes'>) =>
  (service: Service): boolean =>
    modesFor(provider, service).length > 0;

/** The choices of a new booking. Choosing another service or mode clears the chosen time. */
export function useNewBooking(
  provider: ProviderProfile,
  wanted: { service: string | null; mode: string | null },
  home: string,
) {
  const { id } = useActiveProfile();
  const [booking, setBooking] = useState<NewBooking>(() => {
    const service = SERVICES.find(({ slug }) => slug === wanted.service);
    const modes = modesFor(provider, service);
    return {
      forWhom: id,
      service,
      mode: modes.find((mode) => mode === wanted.mode) ?? modes[0],
      startsAt: undefined,
      location: home,
      notes: '',
    };
  });
  return {
    booking,
    change: (changes: Partial<NewBooking>) => setBooking((before) => ({ ...before, ...changes })),
    chooseService(service: Service) {
      const modes = modesFor(provider, service);
      setBooking((before) => ({
        ...before,
        service,
        mode: before.mode && modes.includes(before.mode) ? before.mode : modes[0],
        startsAt: undefined,
      }));
    },
  };
}
