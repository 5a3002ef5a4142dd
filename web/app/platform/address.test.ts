import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { changeAddress } from './address.ts';

type TestRouter = ReturnType<typeof createMemoryRouter>;
let router: TestRouter;
afterEach(() => router.dispose());

/** A page of filters whose loader answers only when told to. */
function openGuides(...addresses: string[]) {
  const held: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => held.push(() => resolve(null)));
  router = createMemoryRouter(
    [
      { path: '/guides', loader },
      { path: '/guides/cholera', loader },
    ],
    { initialEntries: addresses, hydrationData: { loaderData: { 0: null } } },
  );
  /** Lets every loader answer; the address is then the one that was last asked for. */
  const settle = async () => {
    for (const answer of held.splice(0)) answer();
    await expect.poll(() => router.state.navigation.state).toBe('idle');
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  return { settle };
}

const put = (name: string, value: string) =>
  changeAddress(router, (asked) => {
    asked.set(name, value);
    return asked;
  });

test('EDU-1 changes in quick succession build on each other', async () => {
  const { settle } = openGuides('/guides?format=video');
  changeAddress(router, () => ({}));
  put('topic', 'emergencies');
  put('q', 'cholera');
  expect(router.state.location.search).toBe('?format=video');
  expect(await settle()).toBe('/guides?topic=emergencies&q=cholera');
});

test('EDU-1 nothing chosen leaves nothing in the address', async () => {
  const { settle } = openGuides('/guides?format=video');
  changeAddress(router, () => ({}));
  expect(await settle()).toBe('/guides');
});

test('EDU-1 a change after a finished navigation builds on its address', async () => {
  const { settle } = openGuides('/guides');
  put('topic', 'emergencies');
  expect(await settle()).toBe('/guides?topic=emergencies');
  put('q', 'cholera');
  expect(await settle()).toBe('/guides?topic=emergencies&q=cholera');
});

test('EDU-1 what a link to the page asks for counts at once', async () => {
  const { settle } = openGuides('/guides?format=video');
  put('q', 'cholera');
  void router.navigate('/guides?topic=maternity');
  put('format', 'article');
  expect(await settle()).toBe('/guides?topic=maternity&format=article');
});

test('EDU-1 a link away abandons a change, and a change abandons the link', async () => {
  const { settle } = openGuides('/guides?format=video');
  put('q', 'cholera');
  void router.navigate('/guides/cholera');
  put('topic', 'emergencies');
  expect(await settle()).toBe('/guides?format=video&topic=emergencies');
});

test('EDU-1 going back abandons a change, and the next one builds on where it leads', async () => {
  const { settle } = openGuides('/guides?topic=maternity', '/guides?format=video');
  put('q', 'cholera');
  void router.navigate(-1);
  put('sort', 'newest');
  expect(await settle()).toBe('/guides?topic=maternity&sort=newest');
});

test('EDU-1 a change adds nothing to the history', async () => {
  const { settle } = openGuides('/guides/cholera', '/guides');
  put('q', 'cholera');
  await settle();
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
  void router.navigate(-1);
  expect(await settle()).toBe('/guides/cholera');
});
