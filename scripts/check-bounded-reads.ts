import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesIn, textAt } from './sql-texts.ts';
import { findsOneRow, schemaKeys } from './unique-keys.ts';

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

type Constants = ReadonlyMap<string, string>;
const constantsOf = (code: string): Constants =>
  new Map(Array.from(code.matchAll(CONSTANT), ([, name = '', text = '']) => [name, text.slice(1, -1)]));

const withConstants = (text: string, constants: Constants): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (place, name) => {
    const value = constants.get(name);
    return value === undefined ? place : withConstants(value, constants);
  });

/** The statement that a call begins with: a text, or a constant of the file; constants in it are put in their place. */
function statementAt(code: string, at: number, constants: Constants): string {
  const text = textAt(code, at) ?? constants.get(/^\w+/.exec(code.slice(at))?.[0] ?? '');
  return withConstants(text ?? '', constants);
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

const KEYS = schemaKeys();
const isOneRow = (statement: string) => findsOneRow(statement, KEYS);

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
const ORDERED_WHOLE = /(?:\b(?:over|group|\w+_agg|percentile_\w+)|\b(?:lag|lead))\s*$/i;

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
    const rest = restOfSelect(line, index).replace(/^order by \$\{\w+\}/i, '');
    return /\blimit\b|\$\{/i.test(rest) || (/\bselect distinct on\b/i.test(inside) && !CHANGES.test(line));
  });
}

/** Whether there is one is known from one row: a read that asks for it says so. */
const ASKS_WHETHER = /^[\s(]*select 1 from\b/i;
const asksForAll = (statement: string): boolean =>
  ASKS_WHETHER.test(statement) &&
  !/\blimit\b|\b(?:user_|_?)id = \$\d/i.test(statement) &&
  !LOCKS.test(statement.trim());

/** Work that is taken by several at once is taken in portions. */
const takesAll = (statement: string): boolean =>
  statement
    .split(/\bskip locked\b/i)
    .slice(0, -1)
    .some((before) => !/\blimit\b[^()]*$/i.test(before));

/** Names of the functions of a store that read any number of rows without saying why. */
export function unboundedReads(code: string): string[] {
  const constants = constantsOf(code);
  const isUnbounded = (part: string): boolean =>
    // Also what is put together elsewhere, such as what a function returns.
    templatesIn(part).some((text) => {
      const piece = withConstants(text, constants);
      return (/\bselect\b/i.test(piece) && !isOrderedForSome(piece)) || takesAll(piece);
    }) ||
    Array.from(part.matchAll(CALL)).some((call) => {
      const statement = statementAt(part, call.index + call[0].length, constants);
      const takesFirst = FIRST_ROW.test(part.slice(0, call.index));
      if (!isOrderedForSome(statement) || asksForAll(statement)) return true;
      return SELECT.test(statement) && !isBounded(statement) && !(takesFirst && isOneRow(statement));
    });
  const found = declarationsIn(code)
    .filter((part) => !part.startsWith('/**') || part.includes('*/\n'))
    .filter((part) => !REASON.test(part) && isUnbounded(part))
    .map((part) => /(?:function|const) (\w+)/.exec(part)?.[1] ?? '?');
  return [...new Set(found)];
}

/** Whether the call before a place takes the first row of what has one at most. */
function isFoundByKey(code: string, index: number): boolean {
  const call = Array.from(code.slice(0, index).matchAll(CALL)).at(-1);
  if (!call || !FIRST_ROW.test(code.slice(Math.max(0, call.index - 500), call.index))) return false;
  return isOneRow(statementAt(code, call.index + call[0].length, constantsOf(code)));
}

const LIMIT = /\blimit (?:\$\{[^}]*\}(?: \* \$\d+(?:::int)?)?|\$?\w+(?:::int)?)/gi;

/**
 * Limits of a store that could be taken away unseen, as their lines. Left out are those that change nothing: in a function
 * that says what bounds it, around parts that have limits of their own, of one row by its id or another
 * unique key, and of a single value, for which the database itself refuses a second row.
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
      isFoundByKey(without, index) ||
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
