import { describe, expect, test } from 'vitest';
import { areBeingChecked, SETUP_STEPS, type SetUp, stepsLeft } from './setup-steps.ts';

const NOTHING: SetUp = {
  user: { profilePhotoUrl: null, bio: ' ', languagesSpoken: [], serviceLocations: [] },
  availability: { hours: null, fees: [] },
  papers: [],
  isLicenceVerified: false,
};
const ALL: SetUp = {
  user: {
    profilePhotoUrl: '/api/files/1',
    bio: 'Nurse in Hinche',
    languagesSpoken: ['ht'],
    serviceLocations: [{ name: 'Hinche', lat: 19.15, lng: -72.02 }],
  },
  availability: {
    hours: { timeZone: 'America/Port-au-Prince', hours: [{ day: 'mon', from: '08:00', to: '12:00' }] },
    fees: [{ mode: 'in_home', base: 2000, payFirst: false }],
  },
  papers: [{ type: 'Photo ID', status: 'Verified' }],
  isLicenceVerified: true,
};

describe('PROV-1 what a provider still has to set up', () => {
  test('a newcomer has every step, and nobody with everything has one', () => {
    expect(stepsLeft(NOTHING)).toEqual([...SETUP_STEPS]);
    expect(stepsLeft(ALL)).toEqual([]);
  });

  test('each part that is missing is one step', () => {
    expect(stepsLeft({ ...ALL, user: { ...ALL.user, profilePhotoUrl: null } })).toEqual(['photo']);
    expect(stepsLeft({ ...ALL, user: { ...ALL.user, bio: null } })).toEqual(['bio']);
    expect(stepsLeft({ ...ALL, user: { ...ALL.user, languagesSpoken: [] } })).toEqual(['languages']);
    expect(stepsLeft({ ...ALL, user: { ...ALL.user, serviceLocations: null } })).toEqual(['places']);
    expect(stepsLeft({ ...ALL, availability: { ...ALL.availability, hours: null } })).toEqual(['hours']);
    expect(stepsLeft({ ...ALL, availability: { ...ALL.availability, fees: [] } })).toEqual(['fees']);
    expect(stepsLeft({ ...ALL, papers: [] })).toEqual(['papers']);
    expect(stepsLeft({ ...ALL, isLicenceVerified: false })).toEqual(['licence']);
  });

  test('PROV-6 papers that were handed in are a step until each kind of them is verified', () => {
    const id = (status: 'Verified' | 'Pending' | 'Expired' | 'Rejected') =>
      ({ type: 'Photo ID', status }) as const;
    const licence = (status: 'Verified' | 'Pending') => ({ type: 'Medical License', status }) as const;
    const leftWith = (papers: SetUp['papers']) => stepsLeft({ ...ALL, papers });
    expect(leftWith([id('Pending')])).toEqual(['papers']);
    expect(leftWith([id('Rejected')])).toEqual(['papers']);
    expect(leftWith([id('Expired')])).toEqual(['papers']);
    expect(leftWith([id('Verified'), licence('Pending')])).toEqual(['papers']);
    expect(leftWith([id('Verified'), licence('Verified')])).toEqual([]);
    // One that takes the place of a verified one does not undo it.
    expect(leftWith([id('Verified'), id('Pending')])).toEqual([]);

    expect(areBeingChecked([id('Verified'), licence('Pending')])).toBe(true);
    expect(areBeingChecked([id('Rejected'), id('Pending')])).toBe(true);
    expect(areBeingChecked([id('Rejected'), licence('Pending')])).toBe(false);
    expect(areBeingChecked([])).toBe(false);
  });
});
