// The browser imports this module too: no file system, no schema library.
import { plainOf } from '../medicines-spelling.ts';

/** Words that tell no two subjects apart, without accents. */
const EMPTY = new Set(
  `an the of in on to and or with for at from by my your our their his her this that these those am are be was were it
  its we you he she they me us them do does did can could should would will please what which when where who why how
  is need get have has had about some any there if so
  le la les un une de du des et ou en au aux sur dans avec par pour ma mon mes sa son ses ce cet cette ces je tu il elle
  nous vous ils elles me te se est sont etre ai as avez avoir que qui quoi quel quelle quels quelles comment ou quand
  pourquoi ne si plus dit fait faire faut chez cela
  ak nan sou pou ki yon oswa epi lan yo ap li mwen ou nou se ye sa te ta pral kisa kijan kote kile kiles eske poukisa
  an ann tout menm bezwen`.split(/\s+/),
);

/** Words that count within a phrase and say little alone. */
const WEAK = new Set(
  `no not bad big hot new many much make take give find see look call help day time want wants
  pas mal grand bon nouveau faire prendre donner voir jour veux veut voudrais
  pa gen genyen vle ka fe pran bay gwo ti bon jwenn we chache moun medikaman remed medicament medicine`.split(
    /\s+/,
  ),
);

export const isWeak = (word: string): boolean => WEAK.has(word);

/** Words for one thing that phrases use in turn. */
const SAME = new Map(
  Object.entries({
    dokte: ['docteur', 'medecin', 'doctor', 'doc', 'medsen'],
    visit: ['appointment', 'booking'],
    rendez: ['rdv'],
    lakay: ['maison', 'domicile', 'house', 'home', 'kay'],
    note: ['noter', 'enregistrer', 'inscrire', 'log', 'enter', 'ekri'],
    kob: ['lajan', 'argent', 'money'],
  }).flatMap(([word, others]) => others.map((other) => [other, word] as const)),
);

/** Plural and singular are one word. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const usual = (word: string) => SAME.get(word) ?? word;

/** Every word of a text with its place; an empty string where a word says nothing. */
export const placesOf = (text: string): string[] =>
  plainOf(text)
    .split(' ')
    .map((word) => (word.length < 2 || EMPTY.has(word) ? '' : usual(singular(word))));

/** The words of a text that say something; all of them where none does. */
export function wordsOf(text: string): string[] {
  const words = [...new Set(placesOf(text).filter((word) => word !== ''))];
  return words.length > 0 ? words : plainOf(text).split(' ').filter(Boolean);
}
