import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clipName } from '../../packages/content/src/speech.ts';
import { findClip, makeClips, type Places, placeClips, subjectsWithClips } from './clips.ts';
import { openEngine } from './engine.ts';
import { clipList, recordingFault, recordingFaults, sharedNames, staleLines } from './list.ts';
import { type Subject, spokenSubjects } from './subjects.ts';

const each = (text: string) => ({ en: [text], fr: [text], ht: [text] });
const burns: Subject = { name: 'first-aid/burns', atFirst: true, texts: each('Kouvri li') };
const cholera: Subject = { name: 'education/cholera', atFirst: false, texts: each('Bwè dlo trete') };
const silent = async () => () => new Uint8Array([1]);

let root: string;
let places: Places;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'speech-'));
  places = { recordings: join(root, 'recordings'), made: join(root, 'made') };
});
afterEach(() => rmSync(root, { recursive: true }));

function record(name: string, bytes: Uint8Array = new Uint8Array([2])): string {
  mkdirSync(join(places.recordings, 'ht'), { recursive: true });
  const file = join(places.recordings, 'ht', `${name}.mp3`);
  writeFileSync(file, bytes);
  return file;
}

test('EDU-2 only clips that are missing are made, and the engine is not even opened without any', async () => {
  const open = vi.fn(silent);
  expect(await makeClips([burns], open, places)).toBe(3);
  expect(await makeClips([burns], open, places)).toBe(0);
  expect(open).toHaveBeenCalledOnce();
  expect(await makeClips([{ ...burns, texts: each('Kouvri li byen') }], open, places)).toBe(3);
});

test('EDU-2 a recording by a person is played instead of the engine', async () => {
  await makeClips([burns], silent, places);
  expect(findClip(places, 'ht', 'Kouvri li')).toContain('made');
  const file = record(clipName('Kouvri li'));
  expect(findClip(places, 'ht', 'Kouvri li')).toBe(file);
});

test('EDU-2 a build without a clip of first aid fails; a guide without clips is only not offered', async () => {
  const out = join(root, 'build');
  expect(() => placeClips([burns], out, places)).toThrow(/first-aid\/burns has no clip in en/);
  await makeClips([burns], silent, places);
  placeClips([burns, cholera], out, places);
  expect(readdirSync(join(out, 'ht'))).toEqual([`${clipName('Kouvri li')}.mp3`]);
  expect(subjectsWithClips([burns, cholera], places).ht).toEqual(['first-aid/burns']);
  await makeClips([cholera], silent, places);
  placeClips([burns, cholera], out, places);
  expect(existsSync(join(out, 'fr', `${clipName('Bwè dlo trete')}.mp3`))).toBe(true);
});

test('EDU-2 a text that changed after the list was written is named', () => {
  const committed = clipList([burns, cholera]);
  expect(staleLines(committed, clipList([burns, cholera]))).toEqual([]);
  const changed = { ...burns, texts: { ...burns.texts, ht: ['Kouvri li byen'] } };
  expect(staleLines(committed, clipList([changed, cholera]))).toEqual([
    'first-aid/burns ht: its texts changed since the list of clips was written',
  ]);
});

test('EDU-2 no two texts of ours have one clip', () => {
  expect(sharedNames(spokenSubjects())).toEqual([]);
});

test('EDU-2 a recording whose text is gone, or that is too large, is named', async () => {
  const say = await openEngine();
  record(clipName('Kouvri li'), say('ht', 'Kouvri li'));
  expect(recordingFaults([burns], places.recordings)).toEqual([]);
  record('0000000000000000');
  record(clipName('Kouvri li'), new Uint8Array([0xff, 0xf3, 0x50, 0xc4]));
  expect(recordingFaults([burns], places.recordings).map((fault) => fault.replace(/^.*mp3/, ''))).toEqual(
    expect.arrayContaining([': no text has this name any more', ' has more than 32 kbit/s']),
  );
  expect(recordingFault(new Uint8Array([0xff, 0xf3, 0x30, 0x04]))).toBe('is not mono');
});

test.each([
  ['ht', 'Pa mete glas ni dlo glase. Kenbe rès kò a cho.'],
  ['fr', 'Pas de glace ni d’eau glacée. Gardez le reste du corps au chaud.'],
  ['en', 'Do not use ice or very cold water. Keep the rest of the body warm.'],
] as const)('EDU-2 the engine speaks %s, in no more than 4 kB a second', async (lang, text) => {
  const clip = (await openEngine())(lang, text);
  // A frame has 72 bytes and 576 samples at 16,000 Hz.
  const seconds = ((clip.length / 72) * 576) / 16_000;
  expect(recordingFault(clip)).toBeUndefined();
  expect(seconds).toBeGreaterThan(3);
  expect(clip.length / seconds).toBeLessThanOrEqual(4000);
});
