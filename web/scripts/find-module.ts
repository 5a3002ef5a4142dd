import { allEntries } from '@lakou/content';
import type { Plugin } from 'vite';

const ID = 'virtual:find-entries';

/** Titles and names of an entry that are no everyday words. */
const namesOf = ({ phrases, words }: { phrases: readonly string[]; words: readonly string[] }) =>
  phrases.filter((phrase) => !words.includes(phrase));

/** Everything that can be found, as rows, because the names of fields would be half of the file. */
export const findRows = () =>
  allEntries().map((entry) => [
    entry.kind,
    entry.id,
    entry.to,
    [entry.title.en, entry.title.fr, entry.title.ht],
    namesOf(entry),
    entry.words,
    entry.areas,
  ]);

/** Serves `virtual:find-entries`, made from the tables of everyday words when the app is built. */
export function findModule(): Plugin {
  return {
    name: 'find-entries',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    // Parsed as JSON, which a cheap phone reads faster than code.
    load: (id) =>
      id === `\0${ID}`
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(findRows()))});`
        : undefined,
  };
}
