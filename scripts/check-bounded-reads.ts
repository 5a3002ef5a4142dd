import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A select that returns many rows has a limit, or a comment "Bounded by …" in its function says what keeps them few.
const ROOT = join(import.meta.dirname, '..');
const STORES = 'server/src/**/*.store.ts';

const DECLARATION = /^(?=(?:export |async |function |const |\/\*\*))/m;
const CALL = /\bdb\s*\.(?:read|query)\b(?:<(?:[^<>()]|<[^<>]*>|\([^()]*\))*>)?\(\s*/g;
const CONSTANT = /^(?:export )?const (\w+)\s*=\s*(`[^`]*`|'[^']*'|"[^"]*")/gm;
const FIRST_ROW = /\bconst \[[^;]*\](?::[^=;]*)?\s*=\s*(?:await\s+)?[\w.\s]*$/;
// What begins with a part that is not known here is taken for a select.
const SELECT = /^[\s(]*(?:(?:select|with)\b|\$\{)/i;
const CHANGES = /\b(?:insert into|update \S+ (?:\S+ )?set|delete from)\b/i;
const REASON = /Bounded by \S/;

/** The statement that a call begins with: a text, or a constant of the file; constants in it are put in their place. */
function statementAt(code: string, at: number, constants: ReadonlyMap<string, string>): string {
  const rest = code.slice(at);
  const quote = rest[0] ?? '';
  const filled = (text: string): string =>
    text.replaceAll(/\$\{(\w+)\}/g, (place, name) => filled(constants.get(name) ?? '') || place);
  if ('`\'"'.includes(quote)) return filled(rest.slice(1, rest.indexOf(quote, 1)));
  return filled(constants.get(/^\w+/.exec(rest)?.[0] ?? '') ?? '');
}

/** Declarations of a file, each with the comment before it. */
function declarationsIn(code: string): string[] {
  const parts = code.split(DECLARATION);
  return parts.map((part, n) => (parts[n - 1]?.startsWith('/**') ? `${parts[n - 1]}${part}` : part));
}

const ONE_ROW = /\bwhere (?:\w+\.)?id = \$\d/i;
const EXISTS = /^\s*select (?:1|from)\b/i;

/** A bracket without brackets in it; what is read from, or a named part, is kept: its limit bounds the whole. */
const INNERMOST = /(^ ?|\b(?:from|union(?: all)?|as(?: (?:not )?materialized)?) )?\([^()]*\)/gi;

/** The statement without the selects that only compare: a limit or a key there says nothing of the rows that come. */
function outermost(statement: string): string {
  let text = statement.replaceAll(/\$\{[^}]*\}/g, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(INNERMOST, (group, source?: string) =>
      source !== undefined ? ` ${/\blimit\b/i.test(group) ? 'limit' : ''} ` : ' ',
    );
  }
  return text;
}

function isBounded(statement: string): boolean {
  const line = statement.replaceAll(/\s+/g, ' ');
  return CHANGES.test(line) || [/\blimit\b/i, ONE_ROW, EXISTS].some((rule) => rule.test(outermost(line)));
}

/** Names of the functions of a store that read any number of rows without saying why. */
export function unboundedReads(code: string): string[] {
  const constants = new Map(
    Array.from(code.matchAll(CONSTANT), ([, name = '', text = '']) => [name, text.slice(1, -1)]),
  );
  const found = declarationsIn(code)
    .filter((part) => !part.startsWith('/**') || part.includes('*/\n'))
    .filter((part) =>
      Array.from(part.matchAll(CALL)).some((call) => {
        const statement = statementAt(part, call.index + call[0].length, constants);
        const takesFirst = FIRST_ROW.test(part.slice(0, call.index));
        return SELECT.test(statement) && !takesFirst && !isBounded(statement) && !REASON.test(part);
      }),
    )
    .map((part) => /(?:function|const) (\w+)/.exec(part)?.[1] ?? '?');
  return [...new Set(found)];
}

if (import.meta.main) {
  const files = globSync(STORES, { cwd: ROOT }).sort();
  const found = files.flatMap((file) =>
    unboundedReads(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  for (const line of found)
    console.error(`${line} reads any number of rows: give it a limit, or say "Bounded by …"`);
  if (found.length > 0 || files.length === 0) process.exit(1);
  console.log(`bounded reads: ${files.length} stores read no more rows than they say`);
}
