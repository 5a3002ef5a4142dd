import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A select that returns many rows has a limit, or a comment "Bounded by …" in its function says what keeps them few.
const ROOT = join(import.meta.dirname, '..');
const STORES = 'server/src/**/*.store.ts';

const DECLARATION = /^(?=(?:export |async |function |const |\/\*\*))/m;
const CALL = /\b(?:db|tx)\s*\.(?:read|query)\b(?:<(?:[^<>()]|<[^<>]*>|\([^()]*\))*>)?\(\s*/g;
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

/** Where the bracket that is open at a place begins; -1 outside of brackets. */
function openBracket(text: string, at: number): number {
  let depth = 0;
  for (let n = at - 1; n >= 0; n--) {
    if (text[n] === ')') depth++;
    else if (text[n] === '(' && depth-- === 0) return n;
  }
  return -1;
}

/** What follows a place, up to the end of its bracket or select, without the brackets in it. */
function restOfSelect(text: string, at: number): string {
  let depth = 0;
  let rest = '';
  for (const sign of text.slice(at)) {
    if (sign === '(') depth++;
    if (sign === ')' && depth-- === 0) break;
    if (depth === 0) rest += sign;
  }
  return rest.split(/\bunion\b/i)[0] ?? '';
}

/** Rows are held in one order, all of them. */
const LOCKS = /\bfor (?:no key )?(?:update|share)$/i;

/** What is put in order as a whole: values of an aggregate or a window, or what an array collects of one row. */
const ORDERED_WHOLE = /(?:\b(?:over|group|array|\w+_agg|percentile_\w+)|\b(?:lag|lead))\s*$/i;

/** Whether each select that is put in order says how many of its rows are wanted: the first ones are, or all are read. */
function isOrderedForSome(statement: string): boolean {
  const line = statement.replaceAll(/\s+/g, ' ');
  return [...line.matchAll(/\border by\b/gi)].every(({ index }) => {
    const bracket = openBracket(line, index);
    const inside = line.slice(bracket + 1, index);
    const isSelect = /\bselect\b/i.test(inside) || bracket === -1;
    if (!isSelect || ORDERED_WHOLE.test(line.slice(0, Math.max(0, bracket)))) return true;
    // What is written or held in an order is all of it; what is read from a part with a limit is no more than that.
    if (bracket === -1 && (CHANGES.test(line) || LOCKS.test(line) || /\blimit\b/i.test(outermost(line))))
      return true;
    return /\blimit\b|\$\{/i.test(restOfSelect(line, index)) || /\bselect distinct on\b/i.test(inside);
  });
}

/** Whether there is one is known from one row: a read that asks for it says so. */
const ASKS_WHETHER = /^[\s(]*select 1 from\b/i;
const asksForAll = (statement: string): boolean =>
  ASKS_WHETHER.test(statement) &&
  !/\blimit\b|\b(?:user_|_?)id = \$\d/i.test(statement) &&
  !LOCKS.test(statement.trim());

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
        if (REASON.test(part)) return false;
        if (!isOrderedForSome(statement) || asksForAll(statement)) return true;
        return SELECT.test(statement) && !takesFirst && !isBounded(statement);
      }),
    )
    .map((part) => /(?:function|const) (\w+)/.exec(part)?.[1] ?? '?');
  return [...new Set(found)];
}

const LIMIT = /\blimit (?:\$\{[^}]*\}(?: \* \$\d+(?:::int)?)?|\$?\w+(?:::int)?)/gi;

/**
 * Limits of a store that could be taken away unseen, as their lines. Left out are those that change nothing: in a function
 * that says what bounds it, around parts that have limits of their own, of one row by its id, and of a single value, for
 * which the database itself refuses a second row.
 */
export function unseenLimits(code: string): string[] {
  const before = unboundedReads(code).join();
  return [...code.matchAll(LIMIT)].flatMap(({ 0: text, index }) => {
    const line = code.slice(code.lastIndexOf('\n', index) + 1, code.indexOf('\n', index)).trim();
    const part = declarationsIn(code).find((one) => one.includes(line)) ?? '';
    const start = code.slice(0, index);
    const without = `${start}${code.slice(index + text.length)}`;
    const statement = start.slice(start.lastIndexOf('`') + 1) + without.slice(index).split('`')[0];
    const isValue = /\(select (?:(?!\bfrom\b).)*\bfrom\b[^()]*$/is.test(start) && text === 'limit 1';
    const isSame =
      /^(?:\/\/|\/?\*)/.test(line) ||
      REASON.test(part) ||
      ONE_ROW.test(line) ||
      isValue ||
      /\blimit\b/i.test(outermost(statement.replaceAll(/\s+/g, ' ')));
    return isSame || unboundedReads(without).join() !== before ? [] : [line];
  });
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
