import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipName } from '../../packages/content/src/speech.ts';
import type { Language } from '../../packages/i18n/src/index.ts';
import { LANGUAGES, type Subject } from './subjects.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where clips come from, the first that has one counts. */
export interface Places {
  /** What people recorded; in the repository. */
  readonly recordings: string;
  /** What the engine made; outside of `build`, so that a new build makes none again. */
  readonly made: string;
}

// A change of voice, pace or bit rate is another number, and all clips are made again.
const VERSION = 1;
/** Written by `npm run speech`, so that the next start builds the app with the new clips. */
export const MADE_LIST = join(ROOT, 'web/.speech/made.tsv');
export const PLACES: Places = {
  recordings: join(ROOT, 'packages/content/speech/recordings'),
  made: join(ROOT, `web/.speech/${VERSION}`),
};

const fileIn = (folder: string, lang: Language, text: string) => join(folder, lang, `${clipName(text)}.mp3`);

/** The file that says this text; undefined when there is none. */
export const findClip = ({ recordings, made }: Places, lang: Language, text: string) =>
  [recordings, made].map((folder) => fileIn(folder, lang, text)).find((file) => existsSync(file));

/** Makes the clips that are missing, and tells how many. Each gets its name last, so that none is half written. */
export async function makeClips(
  subjects: readonly Subject[],
  openEngine: () => Promise<(lang: Language, text: string) => Uint8Array>,
  places: Places = PLACES,
): Promise<number> {
  // One language after the other, because the engine loads a voice at each change.
  const missing = LANGUAGES.flatMap((lang) =>
    [...new Set(subjects.flatMap(({ texts }) => texts[lang]))]
      .filter((text) => !findClip(places, lang, text))
      .map((text) => ({ lang, text })),
  );
  if (missing.length === 0) return 0;
  const say = await openEngine();
  for (const lang of LANGUAGES) mkdirSync(join(places.made, lang), { recursive: true });
  for (const { lang, text } of missing) {
    const file = fileIn(places.made, lang, text);
    writeFileSync(`${file}.${process.pid}`, say(lang, text));
    renameSync(`${file}.${process.pid}`, file);
  }
  return missing.length;
}

/** The subjects that can be listened to from beginning to end, by language. */
export function subjectsWithClips(subjects: readonly Subject[], places: Places = PLACES) {
  const inLanguage = (lang: Language) =>
    subjects
      .filter(({ texts }) => texts[lang].every((text) => findClip(places, lang, text)))
      .map(({ name }) => name);
  return { en: inLanguage('en'), fr: inLanguage('fr'), ht: inLanguage('ht') };
}

/** Puts all clips that there are into a build; fails when one is missing that every build has. */
export function placeClips(subjects: readonly Subject[], folder: string, places: Places = PLACES): void {
  for (const lang of LANGUAGES) {
    mkdirSync(join(folder, lang), { recursive: true });
    for (const { name, atFirst, texts } of subjects)
      for (const text of texts[lang]) {
        const clip = findClip(places, lang, text);
        const target = fileIn(folder, lang, text);
        if (!clip && atFirst) throw new Error(`${name} has no clip in ${lang} for “${text}”`);
        if (clip && !existsSync(target)) linkOrCopy(clip, target);
      }
  }
}

/** A link costs no space; another disk needs a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
