import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipName } from '../../packages/content/src/speech.ts';
import { LANGUAGES, type Subject } from './subjects.ts';

export const LIST = join(import.meta.dirname, '../../packages/content/speech/clips.tsv');

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.map(clipName).join()).digest('hex').slice(0, 12);

/** One line for each subject and language: how many clips it has, and the hash of their names. */
export function clipList(subjects: readonly Subject[]): string {
  const lines = subjects.flatMap(({ name, texts }) =>
    LANGUAGES.map((lang) => [name, lang, texts[lang].length, hashOf(texts[lang])].join('\t')),
  );
  return `${['subject\tlanguage\tclips\thash', ...lines].join('\n')}\n`;
}

/** Where the committed list differs from what the texts are now. */
export function staleLines(committed: string, current: string): string[] {
  const linesOf = (list: string) => list.split('\n').filter(Boolean);
  const differ = (these: string[], others: string[]) => these.filter((line) => !others.includes(line));
  const [known, wanted] = [linesOf(committed), linesOf(current)];
  const keys = [...differ(known, wanted), ...differ(wanted, known)].map((line) =>
    line.split('\t').slice(0, 2).join(' '),
  );
  return [...new Set(keys)].map((key) => `${key}: its texts changed since the list of clips was written`);
}

/** Texts of one language that differ and yet have one name. */
export function sharedNames(subjects: readonly Subject[]): string[] {
  return LANGUAGES.flatMap((lang) => {
    const texts = [...new Set(subjects.flatMap((subject) => subject.texts[lang]))];
    const first = new Map<string, string>();
    return texts.flatMap((text) => {
      const name = clipName(text);
      const other = first.get(name);
      first.set(name, text);
      return other === undefined ? [] : [`${lang}: “${other}” and “${text}” have one clip`];
    });
  });
}

// kbit/s by the index in the header of an MPEG-2 frame, layer III.
const RATES = [0, 8, 16, 24, 32];
const MPEG_2_LAYER_3 = 0xf3;
const MONO = 3;

/** Why a recording cannot be sent to a phone as it is; undefined when it can. */
export function recordingFault(bytes: Uint8Array): string | undefined {
  const at = bytes.findIndex((byte, index) => byte === 0xff && ((bytes[index + 1] ?? 0) & 0xfe) === 0xf2);
  const [kind = 0, rate = 0, channels = 0] = at < 0 ? [] : bytes.subarray(at + 1, at + 4);
  if ((kind | 1) !== MPEG_2_LAYER_3) return 'is no MP3 of 16,000 to 24,000 Hz';
  if (!RATES[rate >> 4]) return 'has more than 32 kbit/s';
  return channels >> 6 === MONO ? undefined : 'is not mono';
}

/** Recordings that say no text of ours any more, and those that are too large. */
export function recordingFaults(subjects: readonly Subject[], folder: string): string[] {
  return LANGUAGES.flatMap((lang) => {
    const names = new Set(
      subjects.flatMap(({ texts }) => texts[lang].map((text) => `${clipName(text)}.mp3`)),
    );
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.startsWith(`${lang}/`) || file.startsWith(`${lang}\\`))
      .flatMap((file) => {
        if (!names.has(file.slice(3))) return [`${file}: no text has this name any more`];
        const fault = recordingFault(readFileSync(join(folder, file)));
        return fault ? [`${file} ${fault}`] : [];
      });
  });
}
