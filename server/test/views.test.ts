import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { CALLS, type HarnessCall } from './harness/calls.ts';
import { quickApp } from './harness/quick-app.ts';
import { openScene } from './harness/scene.ts';
import { seen } from './harness/seen.ts';
import { type Scene, type Target, targetsOf, type Viewer } from './harness/targets.ts';
import { ENDS_SESSION } from './harness/tenant.ts';

/**
 * Who sees what of a person, field by field: every call of the contract, as every role and in every state of a
 * relationship. The files in `views/` list what is allowed; a field that appears in a reply fails here until somebody
 * has read it and listed it. `WRITE_VIEWS=1` writes the files anew.
 */
interface Seen {
  readonly viewers: readonly string[];
  readonly sees: readonly string[];
}
type Views = Record<string, readonly Seen[]>;

const FOLDER = join(import.meta.dirname, 'views');
const app = quickApp({}, '2025-11-14T12:00:00Z');
const AT_ONCE = 8;
const read = new Map<HarnessCall, Views>();
let scene: Scene;
let viewers: readonly Viewer[];

beforeAll(async () => {
  ({ scene, viewers } = await openScene(app));
  // Everything is read before anything is written, so that no write of one call changes what another shows.
  for (const call of CALLS.filter(isViewed)) if (call.isRead) read.set(call, await viewsOf(call));
}, 180_000);

interface Play extends Target {
  readonly viewer: Viewer;
}

async function playsOf(call: HarnessCall): Promise<Play[]> {
  const plays: Play[] = [];
  for (const viewer of viewers)
    for (const target of await targetsOf(call, viewer, scene)) plays.push({ ...target, viewer });
  return plays;
}

const GROUPS = ['', 'provider: ', 'clinic: '];

/** Where all viewers of a kind are among these, one name stands for them. */
function inShort(names: readonly string[], asked: readonly string[]): string[] {
  const whole = GROUPS.filter((start) =>
    asked.every((name) => !name.startsWith(start) || names.includes(name)),
  ).filter((start) => asked.filter((name) => name.startsWith(start)).length > 1);
  const left = names.filter((name) => !whole.some((start) => name.startsWith(start)));
  return whole.includes('') ? ['everybody'] : [...left, ...whole.map((start) => `${start}any`)];
}

/** Viewers who are shown the same stand together. */
async function viewsOf(call: HarnessCall): Promise<Views> {
  const found = new Map<string, Map<string, string[]>>();
  const plays = await playsOf(call);
  while (plays.length > 0) {
    await app.forgetTries();
    // What changes something is undone before the next one tries.
    const some = plays.splice(0, call.isRead ? AT_ONCE : 1);
    const fields = await Promise.all(
      some.map(({ request, viewer }) => seen(app, scene.kinds, call, request, viewer.person)),
    );
    for (const [n, { label, viewer }] of some.entries()) {
      const alike = found.get(label) ?? new Map<string, string[]>();
      found.set(label, alike);
      const text = JSON.stringify(fields[n]);
      alike.set(text, [...(alike.get(text) ?? []), viewer.name]);
    }
  }
  return Object.fromEntries(
    [...found].map(([label, alike]) => [
      `${call.key}${label}`,
      [...alike].map(([sees, names]) => ({
        viewers: inShort(names, [...alike.values()].flat()),
        sees: JSON.parse(sees),
      })),
    ]),
  );
}

const isViewed = (call: HarnessCall) => !call.isPublic && (call.isRead || !ENDS_SESSION.test(call.key));

async function viewsOfAll(capability: string): Promise<Views> {
  const views: Views = {};
  for (const call of CALLS)
    if (call.capability === capability && isViewed(call))
      Object.assign(views, read.get(call) ?? (await viewsOf(call)));
  return views;
}

const capabilities = [...new Set(CALLS.filter(isViewed).map(({ capability }) => capability))];
const fileOf = (capability: string) => join(FOLDER, `${capability}.json`);

test.each(capabilities)('%s shows each viewer the fields that are listed', async (capability) => {
  const views = await viewsOfAll(capability);
  if (process.env.WRITE_VIEWS) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(fileOf(capability), JSON.stringify(views, null, 2));
  }
  const allowed: Views = JSON.parse(await readFile(fileOf(capability), 'utf8').catch(() => '{}'));
  expect(views).toEqual(allowed);
});

test('the lists name no other capability', async () => {
  expect((await readdir(FOLDER)).sort()).toEqual(capabilities.map((name) => `${name}.json`).sort());
});
