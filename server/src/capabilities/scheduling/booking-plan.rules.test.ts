import { SERVICES } from '@lakou/content/services';
import { describe, expect, test } from 'vitest';
import { planBooking } from './booking-plan.rules.ts';
import type { Schedule } from './schedule.store.ts';

const FEE = { baseCents: 2000, payFirst: false };
const offering = (...modes: readonly string[]) =>
  ({
    fees: Object.fromEntries(modes.map((mode) => [mode, FEE])),
    serviceMinutes: {},
    times: { timeZone: 'America/Port-au-Prince', hours: undefined, exceptions: {} },
  }) as unknown as Schedule;

describe('BOOK-4 which mode and how long', () => {
  test('what is in no catalogue lasts an hour at home and half of one elsewhere', () => {
    expect(planBooking({ serviceType: 'Chat with a friend' }, undefined)).toEqual({
      service: null,
      mode: 'in_home',
      minutes: 60,
    });
    for (const mode of ['clinic', 'video', 'audio', 'chat'] as const)
      expect(planBooking({ serviceType: 'Anything', mode }, undefined)).toEqual({
        service: null,
        mode,
        minutes: 30,
      });
  });

  test('who has prices offers what they priced', () => {
    expect(planBooking({ serviceType: 'Anything' }, offering('video', 'clinic')).mode).toBe('clinic');
    expect(planBooking({ serviceType: 'Anything' }, offering('audio')).mode).toBe('audio');
    expect(planBooking({ serviceType: 'Anything', mode: 'video' }, offering('video')).mode).toBe('video');
    expect(() => planBooking({ serviceType: 'Anything', mode: 'clinic' }, offering('video'))).toThrow();
    expect(planBooking({ serviceType: 'Anything', mode: 'clinic' }, offering()).mode).toBe('clinic');
  });

  test('a service of the catalogue in the modes that it allows', () => {
    const limited = SERVICES.find(({ modes }) => !modes.some((mode) => mode === 'in_home'));
    const service = limited ?? SERVICES[0];
    if (!service) throw new Error('the catalogue is empty');
    const [first] = service.modes;
    expect(planBooking({ serviceType: service.slug }, undefined)).toMatchObject({
      service: service.slug,
      mode: first,
    });
    expect(() => planBooking({ serviceType: service.slug, mode: 'in_home' }, undefined)).toThrow();
    // Nothing that both allow: the service decides.
    expect(planBooking({ serviceType: service.slug }, offering('in_home')).mode).toBe(first);
  });

  test('PROV-2 a service takes as long as the provider said, in every mode; others take the usual time', () => {
    const [service, other] = SERVICES.filter(({ modes }) => modes.includes('in_home'));
    if (!service || !other) throw new Error('the catalogue is empty');
    const schedule = { ...offering(), serviceMinutes: { [service.slug]: 95 } };
    for (const mode of service.modes)
      expect(planBooking({ serviceType: service.slug, mode }, schedule).minutes).toBe(95);
    expect(planBooking({ serviceType: service.name.en }, schedule).minutes).toBe(95);
    for (const unset of [other.slug, 'Visit'])
      expect(planBooking({ serviceType: unset }, schedule)).toEqual(
        planBooking({ serviceType: unset }, undefined),
      );
  });
});
