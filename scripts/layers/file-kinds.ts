const KINDS =
  /\.(?:capability|routes|access|access-table|store|service|jobs|rules|view|thread|demo|test)\.ts$/;

const MAY_HOLD_SQL = /\.(?:store|test)\.ts$/;

const QUERY = /\b(?:db|tx|database)\.(?:query|read|write)\b/;
const STATEMENT = /[`'"](?:select|insert into|delete from|update \w+ set|with \w+ as)\s/;

/** The error in a file of a server capability, by its name and text. */
export function fileProblems(path: string, text: string): string[] {
  if (!path.startsWith('server/src/capabilities/')) return [];
  const found: string[] = [];
  if (!KINDS.test(path)) found.push('the name says no known kind, such as .service.ts or .store.ts');
  if (!MAY_HOLD_SQL.test(path) && (QUERY.test(text) || STATEMENT.test(text)))
    found.push('SQL stands in .store.ts files only');
  return found;
}
