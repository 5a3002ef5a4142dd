import Menu from 'lucide-react/icons/menu';
import { expect, test } from 'vitest';
import { readManifests } from '../../../scripts/manifests.ts';
import { arrangePlaces } from '../../shell/navigation.ts';

test('CLIN-1 whoever runs a clinic has a tile for each thing it does, and first aid', async () => {
  const entries = (await readManifests()).flatMap(({ navigation = [] }) => navigation);
  const places = entries
    .filter(({ areas }) => areas.includes('clinic'))
    .map((entry) => ({ ...entry, icon: Menu }));
  const tiles = arrangePlaces(places, { role: 'CLINIC_ADMIN', clinicRole: 'Admin' }).all.flatMap((group) =>
    group.places.map(({ name }) => name),
  );
  const asked = [
    'home',
    'patients',
    'staff',
    'schedule',
    'dispatch',
    'billing',
    'inventory',
    'dictionary',
    'team',
  ];
  expect(tiles).toEqual(expect.arrayContaining([...asked, 'firstAid']));
});
