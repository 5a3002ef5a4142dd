import type { Role, User } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { expect, test } from 'vitest';
import { navigationOf } from '../../scripts/area-modules.ts';
import { readManifests } from '../../scripts/manifests.ts';
import type { Place } from '../areas/area.ts';
import { AREA_OF_ROLE } from '../areas/areas.ts';
import { arrangePlaces, currentPlace, type Navigation } from './navigation.ts';

const capabilities = await readManifests();
const Icon = (() => null) as unknown as Place['icon'];

const navigation = (role: Role, gender?: 'Female') =>
  arrangePlaces(
    navigationOf(AREA_OF_ROLE[role], capabilities).map((entry) => ({ ...entry, icon: Icon })),
    { role, gender: gender ?? null },
  );
const names = (places: readonly Place[]) => places.map(({ name }) => name);
const flat = (groups: Navigation['all']) => groups.flatMap(({ places }) => places);
const allOf = (role: Role, gender?: 'Female') => names(flat(navigation(role, gender).all));

test('DASH-1 everybody has a home and an account, at most five tabs, and reaches every place on a phone', () => {
  for (const role of ROLES) {
    const { tabs, rail } = navigation(role, 'Female');
    const all = allOf(role, 'Female');
    expect([all[0], all.at(-1)]).toEqual([role === 'ADMIN' ? 'overview' : 'home', 'account']);
    for (const [bar, most] of [
      [names(tabs), 5],
      [names(flat(rail)), 12],
    ] as const) {
      expect(bar.length).toBeLessThanOrEqual(most);
      expect(bar.includes('more')).toBe(all.length > most);
      expect(all).toEqual(expect.arrayContaining(bar.filter((name) => name !== 'more')));
    }
  }
});

test('the rail of each role', () => {
  const rail = (role: Role) =>
    navigation(role, 'Female').rail.map(({ group, places }) => [group, ...names(places)].join(' '));
  expect(rail('PATIENT')).toEqual([
    'care home findCare visits messages',
    'health record myMedicines vitals cycle maternity symptomChecker',
    'learn firstAid',
    ' more',
  ]);
  expect(rail('PROVIDER')).toEqual([
    'work home agenda patients careRequests messages labWorklist referrals',
    'tools qna toolbox',
    'practice availability earnings',
    ' more',
  ]);
  expect(rail('CLINIC_ADMIN')).toEqual([
    'now home dispatch walkIns team',
    'care patients clinicVisits qna',
    'team schedule staff',
    'business invoices inventory',
    ' more',
  ]);
  expect(rail('ADMIN')).toEqual([
    ' overview',
    'queues verifications supportQueue qnaReports fundRequests',
    'directory users allClinics',
    'operations money audit marketing system',
    ' more',
  ]);
  expect(rail('SPONSOR')).toEqual([' home people fund contributions account']);
});

test('a page lights the place it belongs to, and More where that place is not shown', () => {
  const own = navigation('PATIENT', 'Female');
  const lit = (pathname: string) => {
    const parts = [own.tabs, flat(own.rail)];
    return parts.map((places) => currentPlace(places, own, pathname)?.name);
  };
  expect(lit('/app')).toEqual(['home', 'home']);
  expect(lit('/app/find-care')).toEqual(['findCare', 'findCare']);
  expect(lit('/app/book/42')).toEqual(['findCare', 'findCare']);
  expect(lit('/app/visits/42/call')).toEqual(['visits', 'visits']);
  expect(lit('/app/heart')).toEqual(['more', 'vitals']);
  expect(lit('/app/labs')).toEqual(['more', 'more']);
  expect(lit('/app/more')).toEqual(['more', 'more']);
  expect(lit('/app/outbox')).toEqual([undefined, undefined]);
});

test('DASH-1 each role has its own places, in order', () => {
  expect(names(navigation('PATIENT').tabs)).toEqual(['home', 'findCare', 'visits', 'messages', 'more']);
  expect(names(navigation('PROVIDER').tabs)).toEqual(['home', 'agenda', 'patients', 'messages', 'more']);
  expect(names(navigation('SPONSOR').tabs)).toEqual(['home', 'people', 'fund', 'contributions', 'account']);
  // Names of one word in three languages: two would stand on two lines of a small phone.
  expect(names(navigation('ADMIN').tabs)).toEqual([
    'overview',
    'verifications',
    'users',
    'supportQueue',
    'more',
  ]);
  expect(allOf('PATIENT')).not.toContain('agenda');
  expect(allOf('PROVIDER')).not.toContain('findCare');
  expect(allOf('PROVIDER')).toContain('maternityPatients');
});

test('cycle and pregnancy are shown to women only', () => {
  expect(allOf('PATIENT', 'Female')).toEqual(expect.arrayContaining(['cycle', 'maternity']));
  expect(allOf('PATIENT')).not.toEqual(expect.arrayContaining(['cycle']));
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
    names(flat(arrangePlaces(all, { role, clinicRole }).all));
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
