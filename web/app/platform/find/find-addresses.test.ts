import { allEntries, careFilters } from '@lakou/content';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { expect, test } from 'vitest';
import { readManifests } from '../../../scripts/manifests.ts';
import { GUARDED_AREAS, ROLE_AREAS } from '../../areas/areas.ts';
import { townNamed } from '../../ui/map/towns.ts';

const screens = (await readManifests()).flatMap(({ screens: own = [] }) => own);

test('SEEK-2 every action leads to a screen that its people may open', () => {
  const faults = allEntries()
    .filter(({ kind }) => kind === 'actions')
    .flatMap(({ id, to, areas }) => {
      const path = (to.split('?')[0] ?? '').replace(/^\/(?:app\/?)?/, '');
      const screen = screens.find(
        (one) => one.path === path && (to.startsWith('/app') || one.area === 'auth'),
      );
      if (!screen) return [`${id}: there is no ${to}`];
      const isOpen = screen.area === 'shared' || screen.area === 'auth';
      const entered = areas.includes('shared') ? ROLE_AREAS : areas;
      const guarded: Readonly<Record<string, readonly string[]>> = GUARDED_AREAS;
      const shut = entered.filter((area) => !isOpen && !guarded[screen.area]?.includes(area));
      return shut.map((area) => `${id}: ${area} may not open ${to}`);
    });
  expect(faults).toEqual([]);
});

test('SEEK-2 every filter is one that the search for care knows', () => {
  const unknown = careFilters().filter(
    ({ param, value }) =>
      (param === 'town' && !townNamed(value)) ||
      (param === 'specialty' && !SPECIALTIES.some(({ name }) => name === value)),
  );
  expect(unknown).toEqual([]);
});
