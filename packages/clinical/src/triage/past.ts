import type { Token } from './tokens.ts';

const COUNT =
  '(?:\\d+|a|an|one|two|three|four|five|ten|un|une|deux|trois|quatre|cinq|dix|yon|de|twa|kat|senk|dis|many|several|few|plusieurs|quelques|plizye|kek|some)';
/** At least a month ago, or in another year. */
const LONG_AGO = new RegExp(
  [
    `last year|years? ago|${COUNT} (?:years|yrs|months) (?:ago|back)|a (?:year|month) ago|long ago|a while (?:ago|back)|back in \\d{4}|in (?:19|20)\\d\\d`,
    'died (?:of|from)|family history|runs in (?:my |the |our )?family|used to have|as a child|when i was (?:a |little|young|small|pregnant)|history of|previously|last (?:january|february|march|april|may|june|july|august|september|october|november|december)',
    `(?:l )?an(?:nee)? (?:derniere?|passee?)|il y a ${COUNT} (?:ans?|annees?|mois)|y a (?:longtemps|des annees)|en (?:19|20)\\d\\d|antecedents? (?:de|d)|morte? d|decedee? d|autrefois|dans le passe|quand j etais|etant (?:enfant|petite?)`,
    `l?ane (?:pase|ki pase|ki sot pase)|${COUNT} (?:an|ane|zan|lane|mwa) (?:de sa|pase)|te mouri (?:ak|anba)|nan fanmi (?:m|mwen|li|nou)|sa (?:gen|fe) lontan|gen lontan|an (?:19|20)\\d\\d|nan (?:ane )?(?:19|20)\\d\\d|le (?:m|mwen|l|li) te (?:piti|timoun|jenn)`,
  ]
    .map((words) => `\\b(?:${words})`)
    .join('|'),
);
/** "Te" anywhere before "sa gen 2 an" makes it long ago. */
const TE = /\bte /;
const SINCE_LONG = new RegExp(`sa (?:gen|fe) ${COUNT} (?:an|ane|zan|lane|mwa)\\b`);

function isLongAgo(words: string): boolean {
  const te = TE.exec(words);
  return LONG_AGO.test(words) || (te !== null && SINCE_LONG.test(words.slice(te.index + te[0].length)));
}

const ONGOING = /\b(?:since|depuis|depi|for|ever since|still|toujou|toujours|chak|chaque|every)\b/;

/** Words about the present, or that join clauses; a new clause begins with them, with a comma or with a full stop. */
const CLAUSE_STARTS =
  /^(?:now|today|tonight|currently|yesterday|but|maintenant|aujourd|actuellement|mais|hier|kounye|jodi|men|aswe|maten|ye|apresan|then|puis|epi|and|et|ak|soir|nuit|matin|night|morning|lannwit|swa)$/;
const RETURNED =
  /\b(?:again|came back|come back|coming back|is back|back again|returned|same (?:thing|way|signs?|symptoms?)|like (?:before|last time)|recommence|revient|revenu|revenue|reprend|repris|a nouveau|meme chose|comme avant|tounen|retounen|rekomanse|repran|anko|menm (?:bagay|jan)|tankou anvan)\b/;
const NOT_RETURNED =
  /\b(?:(?:never|not|pas|pa|plus|jamais)(?: \w+){0,2} (?:again|back|tounen|retounen|revenu|revenue|anko|recommence)|(?:eseye|try|trying|essayer|ressayer) (?:anko|again|a nouveau)|(?:fine|well|good|better|normal|bien|byen|mieux) (?:again|anko|a nouveau))\b/;

/** Splits a text into clauses. */
function clausesIn(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens) {
    const current = clauses.at(-1);
    const last = current?.at(-1);
    if (!current || !last || last.part !== token.part || CLAUSE_STARTS.test(token.word))
      clauses.push([token]);
    else current.push(token);
  }
  return clauses;
}

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');

/**
 * The words about something that is long over: "last year I had a stroke". None when the text says that it has returned.
 */
export function pastTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  const clauses = clausesIn(tokens);
  const { long = [], other = [] } = Object.groupBy(clauses, (clause) => {
    const words = wordsOf(clause);
    return isLongAgo(words) && !ONGOING.test(words) ? 'long' : 'other';
  });
  const others = wordsOf(other.flat());
  const hasReturned = RETURNED.test(others) && !NOT_RETURNED.test(others);
  return new Set(hasReturned ? [] : long.flat());
}
