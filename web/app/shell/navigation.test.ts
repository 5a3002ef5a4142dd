import type { Role, User } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { expect, test } from 'vitest';
import { navigationOf } from '../../scripts/area-modules.ts';
import { readManifests } from '../../scripts/manifests.ts';
import type { Place } from '../areas/area.ts';
import { AREA_OF_ROLE } from '../areas/areas.ts';
import { arrangePlaces } from './navigation.ts';

const capabilities = await readManifests();
const Icon = (() => null) as unknown as Place['icon'];

const navigation = (role: Role, gender?: 'Female') =>
  arrangePlaces(
    navigationOf(AREA_OF_ROLE[role], capabilities).map((entry) => ({ ...entry, icon: Icon })),
    { role, gender: gender ?? null },
  );
const names = (places: readonly Place[]) => places.map(({ name }) => name);
const railOf = (role: Role, gender?: 'Female') =>
  navigation(role, gender).rail.flatMap(({ places }) => names(places));

test('DASH-1 everybody has a home and an account, at most five tabs, and reaches every place on a phone', () => {
  for (const role of ROLES) {
    const { tabs, more } = navigation(role, 'Female');
    const rail = railOf(role, 'Female');
    expect([rail[0], rail.at(-1)]).toEqual([role === 'ADMIN' ? 'overview' : 'home', 'account']);
    expect(tabs.length).toBeLessThanOrEqual(5);
    const onPhone = [...names(tabs), ...more.flatMap(({ places }) => names(places))];
    expect(onPhone.filter((name) => name !== 'more').sort()).toEqual([...rail].sort());
  }
});

test('DASH-1 each role has its own places, in order', () => {
  expect(names(navigation('PATIENT').tabs)).toEqual(['home', 'findCare', 'visits', 'messages', 'more']);
  expect(names(navigation('PROVIDER').tabs)).toEqual(['home', 'agenda', 'patients', 'messages', 'more']);
  expect(names(navigation('SPONSOR').tabs)).toEqual(['home', 'people', 'fund', 'contributions', 'account']);
  // Names of one word in three languages: two would stand on two lines of a small phone.
  expect(names(navigation('ADMIN').tabs)).toEqual([
    'overview',
    'users',
    'verifications',
    'supportQueue',
    'more',
  ]);
  expect(railOf('PATIENT')).not.toContain('agenda');
  expect(railOf('PROVIDER')).not.toContain('findCare');
  expect(railOf('PROVIDER')).toContain('maternityPatients');
  expect(navigation('PROVIDER').rail.map(({ group }) => group)).toEqual([
    'work',
    'tools',
    'practice',
    undefined,
  ]);
});

test('cycle and pregnancy are shown to women only', () => {
  expect(railOf('PATIENT', 'Female')).toEqual(expect.arrayContaining(['cycle', 'maternity']));
  expect(railOf('PATIENT')).not.toEqual(expect.arrayContaining(['cycle']));
});

test('DASH-1 the hub has every tool of the documents, and cycle and pregnancy for women only', () => {
  const tiles = capabilities.flatMap(({ tiles: own = [] }) => own);
  const everybody = tiles.filter(({ femaleOnly }) => !femaleOnly).map(({ name }) => name);
  expect(everybody).toEqual(
    expect.arrayContaining([
      'symptomChecker',
      'firstAid',
      'activity',
      'symptoms',
      'vitals',
      'heart',
      'chat',
      'record',
      'labs',
      'images',
      'referrals',
      'calculators',
      'medicines',
      'education',
      'fund',
    ]),
  );
  const women = tiles.filter(({ femaleOnly }) => femaleOnly).map(({ name }) => name);
  expect(women.sort()).toEqual(['cycle', 'maternity']);
});

test('CLIN-3 staff of a clinic see the places of their role in the clinic’s area', () => {
  const place = (name: Place['name'], clinicRoles?: Place['clinicRoles']): Place => ({
    name,
    to: '/app',
    icon: Icon,
    in: ['rail'],
    ...(clinicRoles && { clinicRoles }),
  });
  const all = [place('home'), place('inventory', ['Provider']), place('billing', ['Scheduler'])];
  const seen = (role: Role, clinicRole: User['clinicRole']) =>
    arrangePlaces(all, { role, clinicRole }).rail.flatMap(({ places }) => names(places));
  expect(seen('PROVIDER', 'Scheduler')).toEqual(['home', 'billing']);
  expect(seen('PROVIDER', 'Dispatcher')).toEqual(['home']);
  expect(seen('CLINIC_ADMIN', 'Admin')).toEqual(['home', 'inventory', 'billing']);
});

test('every link of the navigation and of the hub leads to a screen of its role', () => {
  const isMountedFor = (to: string, area: string) =>
    capabilities.some(({ screens = [] }) =>
      screens.some(
        (screen) =>
          `/app/${screen.path}`.replace(/\/$/, '') === to &&
          (screen.area === 'shared' ||
            screen.area === area ||
            (screen.area === 'practice' && ['provider', 'clinic'].includes(area)) ||
            (screen.area === 'care' && ['patient', 'provider', 'clinic'].includes(area))),
      ),
    );
  for (const { navigation = [], tiles = [] } of capabilities) {
    for (const { to, areas } of navigation)
      for (const area of areas) expect([to, area, isMountedFor(to, area)]).toEqual([to, area, true]);
    for (const { to } of tiles) expect([to, isMountedFor(to, 'patient')]).toEqual([to, true]);
  }
});
