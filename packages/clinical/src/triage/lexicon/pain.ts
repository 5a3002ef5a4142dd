/**
 * The patterns for pain in a part of the body. Patterns are words without accents and articles: `a/b` is a choice, `stem*`
 * stands for all words that begin so, and a comma separates patterns. The three languages are in one list because people
 * mix them.
 */
export function painIn(parts: string): string {
  return [
    `pain/pains/painful/ache/aches/hurt/hurts/hurting/douleur/douleurs/doule/mal/maux/sore/pwen/pwent ${parts}`,
    `${parts} pain/pains/painful/ache/aches/aching/hurt/hurts/hurting/sore/killing`,
    `${parts} fe/fait/font mal`,
    `${parts} doule/douloureux/douloureuse/rache/pike/manje/tode`,
  ].join(',');
}
