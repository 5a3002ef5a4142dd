/**
 * Patterns are folded words (no accents, no articles): `a/b` is a choice, `stem*` a beginning, a comma starts the next
 * pattern. English, French and Creole stand side by side because people mix them.
 */
export function painIn(parts: string): string {
  return [
    `pain/pains/painful/ache/aches/hurt/hurts/hurting/douleur/douleurs/doule/mal/maux/sore/pwen/pwent ${parts}`,
    `${parts} pain/pains/painful/ache/aches/aching/hurt/hurts/hurting/sore/killing`,
    `${parts} fe/fait/font mal`,
    `${parts} doule/douloureux/douloureuse/rache/pike/manje/tode`,
  ].join(',');
}
