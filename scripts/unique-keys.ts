import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Columns of which a table has each set of values once, among the rows that `where` names. */
interface UniqueKey {
  readonly table: string;
  readonly columns: readonly string[];
  readonly where: readonly string[];
  /** Whether no two rows without a value are there either. */
  readonly nulls: boolean;
}

const ROOT = join(import.meta.dirname, '..');
const NO_COMMENTS = /--[^\n]*/g;
const TABLE = /create (?:unlogged )?table (\w+) \(([\s\S]*?)\n\);/g;
const COLUMN = /^ {2}"?(\w+)"? [^\n]*\b(?:primary key|unique)\b(?! \()/gm;
const CONSTRAINT = /\b(?:primary key|unique)( nulls not distinct)? \(([\w, "]+)\)/g;
const ADDED = /alter table (\w+)\s+add (?:constraint \w+ )?(?:primary key|unique) \(([\w, ]+)\)/g;
const INDEX =
  /create unique index \w+ on (\w+)\s+\(((?:[^()]|\([^()]*\))*)\)( nulls not distinct)?(?:\s+where ([^;]+))?;/g;

const names = (list: string) =>
  list.split(',').map((name) => name.replaceAll('"', '').trim().split(' ')[0] ?? '');
const conditions = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/ and /i)
    .map((one) => one.trim());

/** The unique keys that the migrations made. A column that is no name, such as an expression, stands for nothing. */
function uniqueKeysIn(sql: string): UniqueKey[] {
  const text = sql.replaceAll(NO_COMMENTS, '');
  const key = (table: string, list: string, nulls = '', where = ''): UniqueKey => ({
    table,
    nulls: nulls !== '',
    columns: list === '(true)' ? [] : names(list),
    where: where === '' ? [] : conditions(where),
  });
  return [
    ...Array.from(text.matchAll(TABLE)).flatMap(([, table = '', body = '']) => [
      ...Array.from(body.matchAll(COLUMN), ([, column = '']) => key(table, column)),
      ...Array.from(body.matchAll(CONSTRAINT), ([, nulls, list = '']) => key(table, list, nulls)),
    ]),
    ...Array.from(text.matchAll(ADDED), ([, table = '', list = '']) => key(table, list)),
    ...Array.from(text.matchAll(INDEX), ([, table = '', list = '', nulls, where]) =>
      key(table, list, nulls, where),
    ),
  ];
}

export const schemaKeys = (): UniqueKey[] =>
  uniqueKeysIn(
    globSync('server/migrations/*.sql', { cwd: ROOT })
      .sort()
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n'),
  );

const SOURCE =
  /\b(?:from|join)\s+(\w+|\?)(?:\s+(?:as )?(?!on\b|where\b|join\b|left\b|cross\b|order\b|group\b|limit\b|for\b)(\w+))?/gi;
const AGGREGATE = /\b(?:count|sum|max|min|avg|bool_or|bool_and|\w+_agg) ?\?|\?sum/i;

/** Whether a select, without its brackets, has one row in any case. */
const hasOneRow = (select: string) => {
  const [columns = '', source] = select.split(/\bfrom\b/i);
  if (source === undefined || /\blimit 1 ?$/i.test(select)) return true;
  return AGGREGATE.test(columns) && !/\bgroup by\b|\bover ?\?/i.test(select);
};

/** What stands for a bracket: a select there adds no row, and an `or` there proves nothing. */
function tokenFor(inside: string): string {
  if (/^ ?select\b/i.test(inside)) return hasOneRow(inside) ? '?one' : '?';
  return AGGREGATE.test(inside) ? '?sum' : '?';
}

function withoutBrackets(statement: string): string {
  let text = statement.replaceAll(/\s+/g, ' ').trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => tokenFor(inside));
  }
  return text.replaceAll(/(?:left|cross) join lateral \?one \w+(?: on true)?/gi, '');
}

interface Source {
  readonly table: string;
  readonly alias: string;
}

const VALUE = "(\\$\\d+|\\?\\w*|'[^']*'|\\w+\\.\\w+)";

/** What a column is compared with, as texts. */
function comparedWith(column: string, line: string, nulls: boolean): string[] {
  const equals = nulls ? '(?: = | is not distinct from )' : ' = ';
  const found = [
    ...line.matchAll(new RegExp(`(?<![\\w.])${column}${equals}${VALUE}`, 'gi')),
    ...line.matchAll(new RegExp(`${VALUE}${equals}${column}(?![\\w.])`, 'gi')),
  ];
  return found.map(([, other = '']) => other);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the statement asks for what a partial index holds. */
function asksFor(condition: string, { alias }: Source, statement: string): boolean {
  const [, column = '', values] = /^(\w+) in \((.*)\)$/.exec(condition) ?? [];
  const wanted = values ? values.split(', ').map((value) => `${column} = ${value}`) : [condition];
  const line = statement.replaceAll(/\s+/g, ' ');
  return wanted.some((one) =>
    new RegExp(`\\b(?:where|and|on) (?:${alias}\\.)?${escaped(one)}`, 'i').test(line),
  );
}

/** Whether a select finds one row at most: each table by a unique key, of what is given or was found so. */
export function findsOneRow(statement: string, keys: readonly UniqueKey[]): boolean {
  const line = withoutBrackets(statement);
  if (/^with\b/i.test(line)) return false;
  if (hasOneRow(line)) return true;
  if (/\$\{|\bunion\b|\bor\b|\bcross join\b/i.test(line)) return false;
  const sources: Source[] = Array.from(line.matchAll(SOURCE), ([, table = '', alias]) => ({
    table,
    alias: alias ?? table,
  }));
  const found = new Set<string>();
  const isGiven = (value: string) => !value.includes('.') || found.has(value.split('.')[0] ?? '');
  const isOneOf = (source: Source) => {
    const prefix = sources.length === 1 ? `(?:${source.alias}\\.)?` : `${source.alias}\\.`;
    return keys.some(
      ({ table, columns, where, nulls }) =>
        table === source.table &&
        columns.every((column) =>
          comparedWith(`${prefix}"?${column}"?(?:::\\w+)?`, line, nulls).some(isGiven),
        ) &&
        where.every(
          (one) => columns.some((name) => one === `${name} is not null`) || asksFor(one, source, statement),
        ),
    );
  };
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const source of sources) if (isOneOf(source)) found.add(source.alias);
  }
  return sources.every(({ alias }) => found.has(alias)) && sources.length > 0;
}
