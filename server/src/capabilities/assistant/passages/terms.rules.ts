import { plainText } from '@lakou/i18n';

// Stop words in three languages, without accents.
const EMPTY = new Set(
  `a about am an and any are as at be by can could did do does for from get give have how i if in is it kind know like
  may me more much must my need of on one or our please should so some take tell that the their them there these they
  this to us use want was we were what when where which who why will with would you your
  ai alors au aux avec avoir avez ce ces cet cette chez comme comment dans de des dire dois donc du elle elles en est
  et etre eu faire fait faut il ils j je l la le les leur ma mais me mes moi mon ne nos notre nous ou par pas peut peux
  plus pour pourquoi quand que quel quelle quelles quels qu qui quoi s sa sans ses si son sont sur ta tes toi ton tu un
  une vos votre vous y
  ak anpil ap ak bay dwe eske epi fe fwa gen genyen ka kap ki kisa kijan kiles kile konn konnen kote le li lot m men mwen
  n nan nou oswa ou p pa pi pou poukisa pral pran sa se si sou ta te tout vle w ye yo yon y`.split(/\s+/),
);

/** The words of a text for comparison: folded, without stop words, singular and plural as one. */
export const termsOf = (text: string): string[] =>
  (plainText(text).match(/[a-z0-9]+/g) ?? [])
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:s|x)$/, '') : word));

/** Whether one letter was added, left out, changed, or swapped with the next. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
