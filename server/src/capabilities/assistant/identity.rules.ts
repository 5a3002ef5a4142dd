import { plainText } from '@lakou/i18n';

/** What identifies the writer and must be removed from the text before it is sent. */
export interface Identity {
  /** Names of the person, their dependents and their emergency contact. */
  readonly names: readonly string[];
  /** Addresses and membership numbers: removed where they appear exactly as stored. */
  readonly details: readonly string[];
}

const WORD = /[\p{L}\p{M}]+/gu;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// Patterns that look like personal data, whoever it belongs to.
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu, '[id]'],
  [/\b(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d\b/gu, '[date]'],
  // Seven digits or more, with any separators: phone, insurance, tax and identity numbers.
  [/(?<![\p{L}\d])\+?\(?\d(?:[\s().-]{0,2}\d){6,}(?!\d)/gu, '[number]'],
  [
    /\b\d{1,5}\s*(?:,\s*)?(?:bis\s+)?(?:[\p{L}.’'-]+\s+){0,3}?(?:rue|ruelle|ri|riyèl|impasse|enpas|avenue|ave|boulevard|blvd|street|st|road|rd|drive|lane)\b\.?[^,.;!?\n]*/giu,
    '[address]',
  ],
  [
    /(\b(?:my name is|i am called|je m[’' ]appelle|mon nom est|mwen rele|m rele|non mwen se|non m se)\s+)\p{L}[\p{L}\p{M}’'-]*(?:\s+\p{Lu}[\p{L}\p{M}’'-]*){0,3}/giu,
    '$1[name]',
  ],
];

// Reads from each @ to both sides: one pattern for the whole address would restart at every letter.
const BEFORE_AT = /[^\s@<>()]/u;
const AFTER_AT = /[^\s@<>()]+/uy;
const DOMAIN = /^..*\.[^,;]/u;

function endOfDomain(text: string, from: number): number | undefined {
  AFTER_AT.lastIndex = from;
  const [run = ''] = AFTER_AT.exec(text) ?? [];
  const [upToDot] = DOMAIN.exec(run) ?? [];
  if (upToDot === undefined) return undefined;
  const rest = run.slice(upToDot.length).search(/[,;]/);
  return from + (rest < 0 ? run.length : upToDot.length + rest);
}

function withoutEmails(text: string): string {
  let done = 0;
  let written = '';
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > done && BEFORE_AT.test(text[start - 1] ?? ' ')) start -= 1;
    const end = start === at ? undefined : endOfDomain(text, at + 1);
    if (end === undefined) continue;
    written += `${text.slice(done, start)}[e-mail]`;
    done = end;
  }
  return written + text.slice(done);
}

/**
 * Names are compared word by word without accents; words of two letters only exactly as written.
 */
function withoutNames(text: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.normalize('NFC').match(WORD) ?? []);
  const long = new Set(words.filter((word) => word.length > 2).map(plainText));
  const short = new Set(words.filter((word) => word.length === 2));
  return text.replace(WORD, (word) => (long.has(plainText(word)) || short.has(word) ? '[name]' : word));
}

/** A detail and each of its parts between commas: people rarely write a whole address. */
const partsOf = (detail: string) =>
  [detail, ...detail.split(/[,;\n]/)].map((part) => part.trim()).filter((part) => part.length > 3);

function withoutDetails(text: string, details: readonly string[]): string {
  const parts = details.flatMap(partsOf).sort((a, b) => b.length - a.length);
  return parts.reduce((rest, part) => rest.replace(new RegExp(escaped(part), 'giu'), '[private]'), text);
}

// No letter has so many accents, and normalising a long run of them takes quadratic time.
const withFewMarks = (text: string) => text.replace(/(\p{M}{8})\p{M}+/gu, '$1');

/** The text without names, addresses, numbers and dates that identify the person. */
export function withoutIdentity(text: string, { names, details }: Identity): string {
  // Invisible characters could split a name in two.
  const plain = withFewMarks(text)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '');
  const shapeless = SHAPES.reduce((rest, [shape, mark]) => rest.replace(shape, mark), withoutEmails(plain));
  return withoutNames(withoutDetails(shapeless, details), names);
}
