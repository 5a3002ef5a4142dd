import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifests } from '../../../scripts/manifests.ts';

const APP = join(import.meta.dirname, '../..');

/** The screens of a provider about one patient: their address and source. */
async function screensAboutPatient(): Promise<[path: string, source: string][]> {
  const manifests = await readManifests();
  return manifests.flatMap(({ folder, screens = [] }) =>
    screens
      .filter(({ area, path }) => area === 'provider' && path.startsWith('patients/:id'))
      .map(({ path, file }): [string, string] => [path, readFileSync(join(APP, folder, file), 'utf8')]),
  );
}

test('PROV-6 a provider who is not verified is told why on every screen about a patient', async () => {
  const screens = await screensAboutPatient();
  expect(screens.length).toBeGreaterThanOrEqual(5);
  expect(
    screens.filter(([, source]) => !/<(?:LicenceNotice|Licensed)\b/.test(source)).map(([path]) => path),
  ).toEqual([]);
});

test('PROV-6 a screen that reads of a patient shows the notice alone to who is not verified', async () => {
  // The first screen has what an unverified provider may see: the name and the visits.
  const reading = (await screensAboutPatient()).filter(([path]) => path !== 'patients/:id');
  const open = reading.filter(([, source]) => !/<Licensed>|!readsRecords/.test(source));
  expect(open.map(([path]) => path)).toEqual([]);
});

test('PROV-1 the title of a screen about a patient names them', async () => {
  const named = /<title>\{[^<]*(?:name|whose)[^<]*<\/title>/;
  const screens = await screensAboutPatient();
  expect(screens.filter(([, source]) => !named.test(source)).map(([path]) => path)).toEqual([]);
});
