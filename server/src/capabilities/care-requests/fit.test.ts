import { describe, expect, test } from 'vitest';
import { fitOf, type ProviderFacts, scoreOf } from './fit.rules.ts';

const JACMEL = { name: 'Jacmel', lat: 18.2342, lng: -72.5354 };
const doctor: ProviderFacts = {
  specialty: 'Family Medicine',
  languages: ['ht', 'fr'],
  places: [JACMEL],
  services: [],
  modes: [],
  travelRadiusKm: 25,
};
const asked = {
  service: 'home-doctor-visit',
  mode: 'in_home',
  language: 'ht',
  lat: 18.25,
  lng: -72.5,
} as const;

describe('PROV-5 whom a request fits', () => {
  test('specialty, place, language, service and mode decide, and are told as reasons', () => {
    expect(fitOf(asked, doctor)).toEqual({ kilometres: 4, speaksLanguage: true, specialtyFits: true });
    expect(fitOf({ ...asked, language: 'en' }, doctor)).toMatchObject({ speaksLanguage: false });
    expect(fitOf({ ...asked, lat: 19.75, lng: -72.2 }, doctor)).toBeUndefined();
    expect(fitOf(asked, { ...doctor, modes: ['clinic'] })).toBeUndefined();
    expect(fitOf(asked, { ...doctor, services: ['injection'] })).toBeUndefined();
    const child = { ...asked, service: 'child-specialist', mode: 'clinic' } as const;
    expect(fitOf(child, doctor)).toBeUndefined();
    expect(fitOf(child, { ...doctor, specialty: 'Pediatrics' })).toMatchObject({ specialtyFits: true });
  });

  test('no distance matters for a call, and an unknown place excludes nobody', () => {
    const far = { ...asked, mode: 'audio', service: null, lat: 19.75, lng: -72.2 } as const;
    expect(fitOf(far, doctor)).toMatchObject({ kilometres: null });
    expect(fitOf({ ...asked, lat: null, lng: null }, doctor)).toMatchObject({ kilometres: null });
  });

  test('the distance is told from a coarse grid: it does not find the house', () => {
    const near = [0.001, 0.005, 0.01].map(
      (step) => fitOf({ ...asked, lat: 18.24 + step }, doctor)?.kilometres,
    );
    expect(new Set(near).size).toBe(1);
  });

  test('free at the time comes before near', () => {
    const fit = { kilometres: 20, speaksLanguage: true, specialtyFits: true };
    expect(scoreOf(fit, true)).toBeGreaterThan(scoreOf({ ...fit, kilometres: 1 }, false));
    expect(scoreOf({ ...fit, kilometres: 1 }, true)).toBeGreaterThan(scoreOf(fit, true));
  });
});
