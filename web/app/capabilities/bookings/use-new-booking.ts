import { SERVICES, type Service } from '@lakou/content/services';
import type { User } from '@lakou/contract';
import type { BookingMode } from '@lakou/contract/bookings';
import { USUAL_DELAY_MS } from '@lakou/contract/bookings.rules';
import type { ProviderProfile } from '@lakou/contract/providers';
import { useState } from 'react';
import { dayHere } from '../../platform/time/days.ts';
import type { Town } from '../../ui/map/towns.ts';
import { useActiveProfile } from '../family/active-profile.ts';
import { homeFor, homeOf } from './home-of.ts';
import { tooFar } from './reach.ts';
import type { Wish } from './wish.ts';

export interface NewBooking {
  /** `me`, a dependent's id, or the id of an adult one acts for. */
  forWhom: string;
  service: Service | undefined;
  mode: BookingMode | undefined;
  /** The free time that was chosen; undefined for the first one after two days. */
  startsAt: string | undefined;
  /** The time that was chosen before the service or the mode: whether it fits these is seen in the free times. */
  kept: string | undefined;
  location: string;
  /** The town of a home visit: providers travel only so far. */
  town: Town | undefined;
  notes: string;
  /** The day that would suit, while there is no network. */
  wish: Wish;
}

type Offer = Pick<ProviderProfile, 'offeredModes' | 'services'>;

/** The modes that the provider has a fee for and that the service allows. */
export const modesFor = ({ offeredModes }: Offer, service: Service | undefined): BookingMode[] =>
  offeredModes.filter((mode) => !service || service.modes.includes(mode));

/** Whether this provider gives a service; who named none gives all that their modes allow. */
export const isOffered =
  (provider: Offer) =>
  (service: Service): boolean =>
    modesFor(provider, service).length > 0 &&
    (provider.services.length === 0 || provider.services.includes(service.slug));

const isAhead = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** The choices of a new booking. The chosen time is kept when another service or mode is chosen. */
export function useNewBooking(
  provider: ProviderProfile,
  wanted: { service: string | null; mode: string | null; at: string | null; forWhom: string | null },
  family: Pick<User, 'address' | 'dependents'>,
) {
  const { id } = useActiveProfile();
  const [booking, setBooking] = useState<NewBooking>(() => {
    const service = SERVICES.find((one) => one.slug === wanted.service && isOffered(provider)(one));
    const modes = modesFor(provider, service);
    // A time that passed since the page was opened is not offered.
    const startsAt = isAhead(wanted.at) ? new Date(wanted.at).toISOString() : undefined;
    const forWhom = wanted.forWhom ?? id;
    return {
      forWhom,
      service,
      mode: modes.find((mode) => mode === wanted.mode) ?? modes[0],
      startsAt,
      kept: startsAt,
      location: homeOf(family, forWhom),
      town: undefined,
      notes: '',
      wish: { day: dayHere(new Date(Date.now() + USUAL_DELAY_MS)), part: 'any' },
    };
  });
  // A mode that nobody asked for.
  const [isPreset, setPreset] = useState(booking.mode !== wanted.mode);
  return {
    booking,
    change: (changes: Partial<NewBooking>) => setBooking((before) => ({ ...before, ...changes })),
    /** The address of who is cared for, and with it the town that it names. */
    chooseWhom(forWhom: string) {
      setBooking((before) => {
        const location = homeFor(family, before.location, before.forWhom, forWhom);
        return { ...before, forWhom, ...(location !== before.location && { location, town: undefined }) };
      });
    },
    chooseService(service: Service) {
      const modes = modesFor(provider, service);
      setBooking((before) => ({
        ...before,
        service,
        mode: before.mode && modes.includes(before.mode) ? before.mode : modes[0],
        kept: before.startsAt,
      }));
    },
    chooseMode(mode: BookingMode) {
      setPreset(false);
      setBooking((before) => ({ ...before, mode, kept: before.startsAt }));
    },
    /** The town that the address names: a home visit that is only preset gives way where the provider goes less far. */
    suggestTown(town: Town) {
      const isTooFar = isPreset && tooFar(provider, town) !== undefined;
      setBooking((before) => {
        const other = isTooFar && modesFor(provider, before.service).find((mode) => mode !== 'in_home');
        return { ...before, town, mode: other || before.mode };
      });
    },
  };
}
