import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A select that returns many rows has a limit, or a comment "Bounded by …" in its function says what keeps them few.
const ROOT = join(import.meta.dirname, '..');
const STORES = 'server/src/**/*.store.ts';

const DECLARATION = /^(?=(?:export |async |function |const |\/\*\*))/m;
const CALL = /\bdb\s*\.(?:read|query)\b(?:<(?:[^<>()]|<[^<>]*>|\([^()]*\))*>)?\(\s*/g;
const CONSTANT = /^(?:export )?const (\w+)\s*=\s*(`[^`]*`|'[^']*'|"[^"]*")/gm;
const FIRST_ROW = /\bconst \[[^;]*\](?::[^=;]*)?\s*=\s*(?:await\s+)?[\w.\s]*$/;
const SELECT = /^\s*(?:select|with)\b/i;
const CHANGES = /\b(?:insert into|update \S+ (?:\S+ )?set|delete from)\b/i;
const REASON = /Bounded by \S/;

/** The statement that a call begins with: a text, or a constant of the file. */
function statementAt(code: string, at: number, constants: ReadonlyMap<string, string>): string {
  const rest = code.slice(at);
  const quote = rest[0] ?? '';
  if ('`\'"'.includes(quote)) return rest.slice(1, rest.indexOf(quote, 1));
  return constants.get(/^\w+/.exec(rest)?.[0] ?? '') ?? '';
}

/** Declarations of a file, each with the comment before it. */
function declarationsIn(code: string): string[] {
  const parts = code.split(DECLARATION);
  return parts.map((part, n) => (parts[n - 1]?.startsWith('/**') ? `${parts[n - 1]}${part}` : part));
}

const ONE_ROW = /\bwhere (?:\w+\.)?id = \$\d/i;
const EXISTS = /^\s*select (?:1|from)\b/i;

const isBounded = (statement: string) =>
  [/\blimit\b/i, ONE_ROW, EXISTS, CHANGES].some((rule) => rule.test(statement.replaceAll(/\s+/g, ' ')));

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
