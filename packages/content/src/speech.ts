import type { Section } from './kit/index.ts';

/**
 * The name of the clip that says a text: its hash, so that a changed text never plays old words. Browsers compute it
 * without a request and outside secure contexts, and a check finds two texts with one name.
 */
export function clipName(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const char of text.normalize('NFC')) {
    const code = char.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The address of the clip that says a text in a language. */
export const clipAddress = (lang: string, text: string) => `/media/speech/${lang}/${clipName(text)}.mp3`;

/** What is read aloud of one section, in order: its title, each paragraph, each item. */
export const spokenTexts = ({ title, blocks }: Section): string[] => [
  title,
  ...blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items)),
];

/** What is read aloud of a topic or a guide. */
export const spokenArticle = (
  { title, description }: { title: string; description: string },
  sections: readonly Section[],
): string[] => [title, description, ...sections.flatMap(spokenTexts)];

/** What of a text has a clip: its sentences without a value, as one passage. */
export const withoutValues = (template: string): string =>
  template
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.includes('{{'))
    .join(' ');
