import { plainText } from '@lakou/i18n';

export type Intent = 'diagnosis' | 'dose' | 'person' | 'hello' | 'thanks';

// Matched on folded text, with punctuation replaced by single spaces.
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'hello',
    /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|bonjour|bonsoir|salut|bonjou|bonswa|alo|sak pase|kijan ou ye)(?: (?:there|doc|tout moun))?$/,
  ],
  [
    'thanks',
    /^(?:ok |dako )?(?:thanks?|thank you|merci|mesi)(?: (?:a lot|so much|very much|beaucoup|bien|anpil))?$/,
  ],
  [
    'diagnosis',
    /\bdo i have\b|\bdiagnos|\bdyagnosti|\bwhat (?:illness|disease|sickness) (?:do i|is it|is this)|\bwhat is wrong with me\b|\b(?:est ce que j ai|ai je|qu est ce que j ai|quelle maladie)\b|\beske (?:mwen|m|pitit mwen) gen\b|\bki maladi\b|\bkisa (?:mwen|m) gen/,
  ],
  [
    'dose',
    /\b(?:dose|doses|dosage|posologie|doz|mg|milligrams?|miligram)\b|\b(?:how many|combien de|konbyen) (?:pills?|tablets?|spoons?|comprimes?|cuilleres?|grenn|konprime|kiye)\b/,
  ],
  [
    'person',
    /\b(?:talk|speak|chat) (?:to|with) (?:a |an |my |the )?(?:doctor|nurse|person|human|somebody|someone|provider)|\bparler (?:a|avec) (?:un|une|mon|ma|quelqu)\b|\bpale ak (?:yon )?(?:dokte|enfimye|moun)/,
  ],
];

/** What else the person wants to do, as far as their words show it. */
export function intentsOf(text: string): ReadonlySet<Intent> {
  const plain = plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return new Set(SIGNS.flatMap(([intent, sign]) => (sign.test(plain) ? [intent] : [])));
}
