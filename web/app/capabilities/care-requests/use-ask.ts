import type { Service } from '@lakou/content/services';
import type { User } from '@lakou/contract';
import type { BookingMode } from '@lakou/contract/bookings';
import { BOOKING_MODES, USUAL_DELAY_MS } from '@lakou/contract/bookings.rules';
import { townZone } from '@lakou/contract/towns.rules';
import type { Language } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { sameClockIn } from '#platform/time/zoned-time.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { Town } from '../../ui/map/towns.ts';
import { toast } from '../../ui/toast.ts';
import { homeFor, homeOf } from '../bookings/home-of.ts';

interface Wish {
  forWhom: string;
  service: Service | undefined;
  mode: BookingMode | undefined;
  startsAt: string | undefined;
  town: Town | undefined;
  address: string;
  notes: string;
  language: Language;
}

/** The modes that a service can be given in and that screens offer. */
export const modesOf = (service: Service | undefined): BookingMode[] =>
  BOOKING_MODES.filter((mode) => !service || service.modes.includes(mode));

const toWish = ({ service, mode, startsAt, town }: Wish) =>
  service && mode && startsAt && town && Date.parse(startsAt) > Date.now()
    ? { service, mode, startsAt, town }
    : undefined;

/** The zone that the time of a request is typed in. */
export const zoneOf = (town: Town | undefined): string => (town ? townZone(town) : ownTimeZone());

/** Nine in the morning after the usual delay. */
function usualStart(): string {
  const at = new Date(Date.now() + USUAL_DELAY_MS);
  at.setHours(9, 0, 0, 0);
  return at.toISOString();
}

interface Start extends Pick<Wish, 'forWhom' | 'language'> {
  readonly family: Pick<User, 'address' | 'dependents'>;
}

/** The choices of a request, and sending it. */
export function useAsk({ family, ...start }: Start) {
  const { t } = useTranslation('care-requests');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const fresh = (): Wish => ({
    ...start,
    address: homeOf(family, start.forWhom),
    service: undefined,
    mode: undefined,
    startsAt: usualStart(),
    town: undefined,
    notes: '',
  });
  const [wish, setWish] = useState(fresh);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (changes: Partial<Wish>) => setWish((before) => ({ ...before, ...changes }));

  async function send(): Promise<void> {
    const complete = toWish(wish);
    if (!complete) return setProblem(t('incomplete'));
    const { service, mode, startsAt, town } = complete;
    setBusy(true);
    setProblem(undefined);
    try {
      await api('POST /api/care-requests', {
        body: {
          serviceType: service.slug,
          mode,
          dateTime: startsAt,
          timeZone: townZone(town),
          commune: town.name,
          location: {
            lat: town.lat,
            lng: town.lng,
            ...(mode === 'in_home' && wish.address.trim() && { address: wish.address.trim() }),
          },
          language: wish.language,
          ...(wish.forWhom !== 'me' && { dependentId: wish.forWhom }),
          ...(wish.notes.trim() && { notes: wish.notes.trim() }),
        },
      });
      await queries.invalidateQueries({ queryKey: ['bookings', 'care-requests'] });
      toast.success(t('sent'));
      setWish(fresh());
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    wish,
    busy,
    problem,
    change,
    send,
    /** The time is the one of the clocks there. */
    chooseTown(town: Town) {
      setWish((before) => ({
        ...before,
        town,
        startsAt:
          before.startsAt &&
          sameClockIn(new Date(before.startsAt), zoneOf(before.town), townZone(town)).toISOString(),
      }));
    },
    chooseWhom(forWhom: string) {
      setWish((before) => ({
        ...before,
        forWhom,
        address: homeFor(family, before.address, before.forWhom, forWhom),
      }));
    },
    chooseService(service: Service) {
      const modes = modesOf(service);
      change({ service, mode: wish.mode && modes.includes(wish.mode) ? wish.mode : modes[0] });
    },
  };
}
