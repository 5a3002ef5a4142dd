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

test('PROV-1 a provider has a place for each of the thirteen views, on a phone and on a desktop', async () => {
  const manifests = await readManifests();
  const entries = manifests.flatMap(({ navigation = [] }) => navigation);
  const places = entries
    .filter(({ areas }) => areas.includes('provider'))
    .map((entry) => ({ ...entry, icon: Menu }));
  const { rail, tabs, more } = arrangePlaces(places, { role: 'PROVIDER' });
  const addresses = (all: readonly { readonly to: string }[]) => all.map(({ to }) => to);
  const onDesktop = addresses(rail.flatMap((group) => group.places));
  const onPhone = [...addresses(tabs), ...addresses(more.flatMap((group) => group.places))];
  expect(Object.keys(VIEWS)).toHaveLength(13);
  expect(onDesktop).toEqual(expect.arrayContaining(Object.values(VIEWS)));
  expect(onPhone).toEqual(expect.arrayContaining(Object.values(VIEWS)));
});
