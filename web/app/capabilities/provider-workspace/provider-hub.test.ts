import Menu from 'lucide-react/icons/menu';
import { expect, test } from 'vitest';
import { readManifests } from '../../../scripts/manifests.ts';
import { arrangePlaces } from '../../shell/navigation.ts';

/** The views that the documents name, and where each is. */
const VIEWS = {
  dashboard: '/app',
  scheduler: '/app/agenda',
  earnings: '/app/earnings',
  notes: '/app/notes',
  chat: '/app/messages',
  matcher: '/app/care-requests',
  maternity: '/app/maternity-patients',
  referrals: '/app/referrals',
  toolbox: '/app/toolbox',
  dictionary: '/app/dictionary',
  credentials: '/app/credentials',
  profile: '/app/edit-profile',
  'first aid': '/app/first-aid',
};

test('PROV-1 a provider has a place for each of the thirteen views', async () => {
  const manifests = await readManifests();
  const entries = manifests.flatMap(({ navigation = [] }) => navigation);
  const places = entries
    .filter(({ areas }) => areas.includes('provider'))
    .map((entry) => ({ ...entry, icon: Menu }));
  const { all } = arrangePlaces(places, { role: 'PROVIDER' });
  const addresses = all.flatMap((group) => group.places.map(({ to }) => to));
  expect(Object.keys(VIEWS)).toHaveLength(13);
  expect(addresses).toEqual(expect.arrayContaining(Object.values(VIEWS)));
});
