import { readable } from './text.ts';

/** British and translated forms: the refused one, and what an American product says. */
const REFUSED: [refused: RegExp, said: string][] = [
  [/\be-mail/i, 'email'],
  [/\bany more\b/i, 'anymore'],
  [/\b(?:un)?tick(?:s|ed|ing)?\b/i, 'check'],
  [/\b(?:visits?|appointments?|shifts?) to come\b/i, 'upcoming'],
  [/\blicences?\b/i, 'license'],
  [/\b(?:colour|favourite|neighbour)\w*/i, 'or, not our'],
  [/\b(?:kilo|centi|milli)?metres?\b/i, 'meter'],
  [/\b(?:paediatr|anaem|diarrhoea|haemo|gynaecolog)\w*/i, 'the American spelling'],
  [/\b(?:recogni|organi|anonymi)s(?:e|ed|es|ing)\b/i, 'the American spelling'],
  [/\bin hospital\b/i, 'in the hospital'],
  [/\babove all\b/i, 'especially'],
  [/\b(?:blurred|double) sight\b/i, 'vision'],
  [/\bvomits all\b(?! of)/i, 'vomits everything'],
  [/\bbreathes? as usual\b/i, 'breathing normally'],
  [/\bnot catching\b/i, 'not contagious'],
  [/\bkeep on \w+ing\b/i, 'keep, without on'],
  [/\b(?:lay|turn|roll)\b[^.,:;]*\bon(?:to)? the (?:back|side)\b(?! of)/i, 'on their back, on their side'],
  [/[\dZ][ \u00a0]%/, 'no space before %'],
  [/\b(?:goes|gone) back to (?:you|the patient)\b/i, 'refunded'],
];

export function englishFaults(value: string): string[] {
  const text = readable(value);
  return REFUSED.flatMap(([refused, said]) => {
    const found = refused.exec(text);
    return found ? [`“${found[0]}”: write ${said}`] : [];
  });
}
