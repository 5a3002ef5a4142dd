import { fold } from './passages/terms.rules.ts';

/** What is known of who writes, and must not leave with what they write. */
export interface Identity {
  /** Their own, those of people they act for, and of whom to call. */
  readonly names: readonly string[];
  /** Addresses, membership numbers: removed where they stand as written. */
  readonly details: readonly string[];
}

const WORD = /[\p{L}\p{M}]+/gu;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// What looks like somebody, whoever it is.
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu, '[id]'],
  [/\b(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d\b/gu, '[date]'],
  // Seven digits or more, however they are set apart: phones, insurance, tax and identity numbers.
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

// Read from each @ to both sides: one pattern for it all would begin anew at every letter before it.
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

/** Names are met by their words, whatever their accents; two letters only as they are written. */
function withoutNames(text: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.normalize('NFC').match(WORD) ?? []);
  const long = new Set(words.filter((word) => word.length > 2).map(fold));
  const short = new Set(words.filter((word) => word.length === 2));
  return text.replace(WORD, (word) => (long.has(fold(word)) || short.has(word) ? '[name]' : word));
}

/** A detail and each of its parts between commas: people rarely write an address whole. */
const partsOf = (detail: string) =>
  [detail, ...detail.split(/[,;\n]/)].map((part) => part.trim()).filter((part) => part.length > 3);

function withoutDetails(text: string, details: readonly string[]): string {
  const parts = details.flatMap(partsOf).sort((a, b) => b.length - a.length);
  return parts.reduce((rest, part) => rest.replace(new RegExp(escaped(part), 'giu'), '[private]'), text);
}

// No letter has so many marks, and to sort a long run of them takes quadratic time.
const withFewMarks = (text: string) => text.replace(/(\p{M}{8})\p{M}+/gu, '$1');

/** The words without the person: names, addresses, numbers and dates that tell who it is. */
export function withoutIdentity(text: string, { names, details }: Identity): string {
  // Invisible characters would part a name in two.
  const plain = withFewMarks(text)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '');
  const shapeless = SHAPES.reduce((rest, [shape, mark]) => rest.replace(shape, mark), withoutEmails(plain));
  return withoutNames(withoutDetails(shapeless, details), names);
}
