import { withoutHidden } from '@lakou/contract/one-line.rules';

/** A segment of HL7 v2, with its number in the file. */
export interface Segment {
  readonly line: number;
  readonly name: string;
  /** By the number that the standard gives them; the first is the name. */
  readonly fields: readonly string[];
}

/** The characters that a message itself says it is written with. */
export interface Delimiters {
  readonly field: string;
  readonly component: string;
  readonly repetition: string;
  readonly escaping: string;
  readonly subcomponent: string;
}

export interface Message {
  readonly delimiters: Delimiters;
  readonly segments: readonly Segment[];
}

export type Hl7Problem = 'hl7_unreadable' | 'hl7_wrong_type' | 'csv_too_large';

/** With what else of a file there may be: one value is at most a few segments. */
export const MOST_HL7_SEGMENTS = 20_000;

/** What a connection puts around a message, which files of it keep. */
const FRAMES = ['\u000b', '\u001c'] as const;
const unframed = (text: string) => FRAMES.reduce((rest, sign) => rest.replaceAll(sign, ''), text);
const BATCH: ReadonlySet<string> = new Set(['FHS', 'BHS', 'BTS', 'FTS']);

/** Whether a text is a file of HL7 v2 messages. */
export const isHl7 = (text: string): boolean =>
  /^[\s\uFEFF]*(MSH|FHS|BHS)[^\p{L}\p{N}\s]/u.test(unframed(text.slice(0, 20)));

/** Distinct signs, none of them a letter or a digit; undefined when the head says otherwise. */
function delimitersOf(head: string): Delimiters | undefined {
  const field = head.charAt(3);
  const [encoding = ''] = head.slice(4).split(field, 1);
  const [component = '', repetition = '', escaping = '', subcomponent = ''] = encoding;
  const signs = [field, component, repetition, escaping, subcomponent];
  const isRight =
    signs.every((sign) => /^[^\p{L}\p{N}\s]$/u.test(sign)) && new Set(signs).size === signs.length;
  return isRight ? { field, component, repetition, escaping, subcomponent } : undefined;
}

/** In a head the field separator is itself the first field. */
const fieldsOf = (text: string, { field }: Delimiters): string[] => {
  const fields = text.split(field);
  return fields[0] === 'MSH' ? ['MSH', field, ...fields.slice(1)] : fields;
};

/** The components of a field, as they stand. */
export const partsOf = (field: string | undefined, { component }: Delimiters): string[] =>
  (field ?? '').split(component);

const isResult = (fields: readonly string[], delimiters: Delimiters): boolean => {
  const [kind, event] = partsOf(fields[9], delimiters);
  return kind === 'ORU' && event === 'R01';
};

/** Reads a file of one or many result messages (ORU^R01). Nothing of it is trusted. */
export function readHl7(text: string): Message[] | Hl7Problem {
  if (/[\0\uFFFD]/.test(text)) return 'hl7_unreadable';
  const lines = unframed(text)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  if (lines.length > MOST_HL7_SEGMENTS) return 'csv_too_large';
  const messages: { delimiters: Delimiters; segments: Segment[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const name = line.slice(0, 3);
    if (line.trim() === '' || BATCH.has(name)) continue;
    if (name === 'MSH') {
      const delimiters = delimitersOf(line);
      if (!delimiters) return 'hl7_unreadable';
      if (!isResult(fieldsOf(line, delimiters), delimiters)) return 'hl7_wrong_type';
      messages.push({ delimiters, segments: [] });
    }
    const message = messages.at(-1);
    if (!message || (name !== 'MSH' && line.charAt(3) !== message.delimiters.field && line.length > 3))
      return 'hl7_unreadable';
    message.segments.push({ line: index + 1, name, fields: fieldsOf(line, message.delimiters) });
  }
  return messages.length > 0 ? messages : 'hl7_unreadable';
}

/** Bytes in hexadecimal as text; nothing where they are none. */
function fromHex(digits: string): string {
  if (digits.length % 2 === 1 || !/^[0-9a-f]+$/i.test(digits)) return '';
  return Buffer.from(digits, 'hex')
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll('\uFFFD', '');
}

/** The text that a field means: its escape sequences resolved, other control characters and hidden signs gone. */
export function textOf(raw: string | undefined, delimiters: Delimiters): string {
  const { escaping } = delimiters;
  const meanings = new Map([
    ['F', delimiters.field],
    ['S', delimiters.component],
    ['R', delimiters.repetition],
    ['T', delimiters.subcomponent],
    ['E', escaping],
    ['.br', '\n'],
    ['.sp', '\n'],
  ]);
  // Between two escape characters stands a sequence; a last one without its partner is text.
  const parts = (raw ?? '').split(escaping);
  let text = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 2) {
    const [code = '', after] = [parts[index], parts[index + 1]];
    if (after === undefined) text += `${escaping}${code}`;
    else text += (meanings.get(code) ?? (code.startsWith('X') ? fromHex(code.slice(1)) : '')) + after;
  }
  return withoutHidden(text)
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}
