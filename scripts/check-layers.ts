import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileProblems } from './layers/file-kinds.ts';
import { threadObjection } from './layers/threads.ts';

// Imports point one way. The rules are read from the folders, so a new capability needs no rule of
// its own.
const ROOT = join(import.meta.dirname, '..');

const WEB_PARTS = ['ui', 'platform', 'areas', 'shell'];

type Layer = { side: 'contract' | 'i18n' | 'server' | 'web'; part: string; capability?: string };

export function layerOf(file: string): Layer | undefined {
  const [top, second, third, fourth, fifth] = file.split('/');
  if (top === 'packages' && (second === 'contract' || second === 'i18n'))
    return { side: second, part: 'all' };
  if (top === 'server' && second === 'src')
    return third === 'capabilities' && fifth
      ? { side: 'server', part: 'capability', capability: fourth ?? '' }
      : { side: 'server', part: third === 'platform' || third === 'payment-sandbox' ? third : 'app' };
  if (top === 'web' && second === 'app') {
    if (third === 'capabilities') return { side: 'web', part: 'capability', capability: fourth ?? '' };
    return { side: 'web', part: WEB_PARTS.find((one) => one === third) ?? 'app' };
  }
  return undefined;
}

// What a part of one side may import from the same side.
const MAY: Record<string, readonly string[]> = {
  all: ['all'],
  platform: ['platform'],
  'payment-sandbox': ['payment-sandbox', 'platform'],
  ui: ['ui', 'platform'],
  areas: ['areas', 'ui', 'platform'],
  shell: ['shell', 'areas', 'ui', 'platform'],
  capability: ['capability', 'shell', 'areas', 'ui', 'platform', 'app'],
  app: ['app', 'capability', 'shell', 'areas', 'ui', 'platform', 'payment-sandbox'],
};

/** The shortest import cycle through a capability; undefined when there is none. */
function wayBack(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const reached = new Set<string>();
  let paths: string[][] = [[start]];
  while (paths.length > 0) {
    const longer: string[][] = [];
    for (const path of paths)
      for (const next of imports.get(path.at(-1) ?? '') ?? []) {
        if (next === start) return [...path, start];
        if (reached.has(next)) continue;
        reached.add(next);
        longer.push([...path, next]);
      }
    paths = longer;
  }
  return undefined;
}

/** Import cycles between capabilities of one side; each set of members once. */
export function cyclesIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found = new Map<string, string[]>();
  for (const start of imports.keys()) {
    const cycle = wayBack(start, imports);
    const members = cycle && [...new Set(cycle)].sort().join();
    if (cycle && members && !found.has(members)) found.set(members, cycle);
  }
  return [...found.values()];
}

/**
 * The error of `from` importing `to`, both as paths from the root; undefined when it is allowed.
 */
export function objection(from: string, to: string): string | undefined {
  const a = layerOf(from);
  const b = layerOf(to);
  if (!a || !b) return undefined;
  if (a.side !== b.side) {
    const ok = b.side === 'i18n' ? a.side !== 'contract' : b.side === 'contract' && a.side !== 'i18n';
    return ok ? undefined : `${a.side} may not import ${b.side}`;
  }
  if (!MAY[a.part]?.includes(b.part)) return `${a.part} may not import ${b.part}`;
  const foreign = a.part === 'capability' && b.part === 'capability' && a.capability !== b.capability;
  // The access table of one capability may use fixtures of another's.
  const tables = from.endsWith('.access-table.ts') && to.endsWith('.access-table.ts');
  if (foreign && a.side === 'server' && !/\.(?:service|rules)\.ts$/.test(to) && !tables)
    return 'another capability is used through its services and rules only, never its stores';
  if (foreign && a.side === 'web' && to.endsWith('.page.tsx'))
    return `another capability's pages are its own`;
  if (a.side === 'server' && a.part === 'capability' && b.part === 'app')
    return 'a capability does not know the app';
  return undefined;
}

const ALIASES: [RegExp, string][] = [
  [/^@lakou\/contract/, 'packages/contract/src'],
  [/^@lakou\/i18n/, 'packages/i18n/src'],
  [/^@lakou\/server\//, 'server/src/'],
];

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), specifier));
  // Server and web each have their own.
  if (specifier.startsWith('#'))
    return (from.startsWith('web/') ? 'web/app/' : 'server/src/') + specifier.slice(1);
  const alias = ALIASES.find(([pattern]) => pattern.test(specifier));
  return alias && specifier.replace(alias[0], alias[1]);
}

const MAKERS_OF_GRANTS = [
  'server/src/platform/access/grant.ts',
  'server/src/platform/access/system-grant.ts',
  'server/src/platform/http/router.ts',
];

const MAKERS_OF_LOOKUPS = ['server/src/platform/access/lookup.ts', 'server/src/platform/http/router.ts'];

/** The error in a file's use of grants; undefined when there is none. */
export function grantObjection(file: string, text: string): string | undefined {
  if (/\bcreateGrant\b/.test(text) && !MAKERS_OF_GRANTS.includes(file))
    return 'grants are made by the router, and by systemGrant for work that no request asks for';
  if (/\bGrant<\s*string\b/.test(text) && file.includes('/capabilities/'))
    return 'a grant names the permissions that lead to it';
  if (/\bcreateLookup\b/.test(text) && !MAKERS_OF_LOOKUPS.includes(file))
    return 'only the router looks things up before anything is granted';
  return undefined;
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
// A whole import or re-export: its clause and its path. Imports for side effects have no clause.
const STATEMENT =
  /^(?:import|export)\s+([\w*{][^;'"]*?)\s+from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;

const RULES = /^packages\/contract\/src\/[\w-]+\.rules\.ts$/;
const isTypeOnly = (clause: string): boolean =>
  /^type\b/.test(clause) || /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(clause);

/**
 * The error in the values that a file imports from the contract. The browser must load no schema
 * and no Zod: the web imports values only from `*.rules.ts`, and these import only each other.
 * Types may be imported freely.
 */
export function contractObjections(from: string, source: string): string[] {
  const isRules = RULES.test(from);
  if (!isRules && !from.startsWith('web/')) return [];
  const found: string[] = [];
  for (const [, clause = '', named, effect, lazy] of source.matchAll(STATEMENT)) {
    const specifier = named ?? effect ?? lazy ?? '';
    if (isTypeOnly(clause)) continue;
    const to = resolve(from, specifier);
    const target = to && (to.endsWith('.ts') ? to : `${to}.ts`);
    if (isRules && !(target && RULES.test(target)))
      found.push(`${from}: rules of the contract import only other rules (${specifier})`);
    if (!isRules && target?.startsWith('packages/contract/') && !RULES.test(target))
      found.push(`${from}: the web takes values of the contract from its *.rules alone (${specifier})`);
  }
  return found;
}

/** The errors in the values that a server file imports: large work is called in threads. */
export function threadObjections(from: string, source: string): string[] {
  return Array.from(source.matchAll(STATEMENT), ([, clause = '', named, effect, lazy]) => {
    const specifier = named ?? effect ?? lazy ?? '';
    const problem = isTypeOnly(clause)
      ? undefined
      : threadObjection(from, resolve(from, specifier) ?? specifier);
    return problem && `${from}: ${problem} (${specifier})`;
  }).filter((one) => one !== undefined);
}

function check(): string[] {
  const found: string[] = [];
  const graphs = { server: new Map<string, Set<string>>(), web: new Map<string, Set<string>>() };
  for (const folder of ['packages', 'server/src', 'web/app', 'web/worker'])
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name) || name.includes('node_modules')) continue;
      const from = join(folder, name);
      const text = readFileSync(join(ROOT, from), 'utf8');
      const ofGrants = grantObjection(from, text);
      if (ofGrants) found.push(`${from}: ${ofGrants}`);
      found.push(...fileProblems(from, text).map((problem) => `${from}: ${problem}`));
      found.push(...contractObjections(from, text), ...threadObjections(from, text));
      for (const [, specifier = ''] of text.matchAll(IMPORT)) {
        const to = resolve(from, specifier);
        if (!to) continue;
        const problem = objection(from, to);
        if (problem) found.push(`${from}: ${problem} (${specifier})`);
        const [a, b] = [layerOf(from), layerOf(to)];
        if (a?.side !== b?.side || !a?.capability || !b?.capability || a.capability === b.capability)
          continue;
        const graph = graphs[a.side === 'web' ? 'web' : 'server'];
        graph.set(a.capability, (graph.get(a.capability) ?? new Set()).add(b.capability));
      }
    }
  for (const [side, graph] of Object.entries(graphs))
    for (const cycle of cyclesIn(graph))
      found.push(`${side}: capabilities in a circle: ${cycle.join(' → ')}`);
  return found;
}

if (import.meta.main) {
  const found = check();
  for (const line of found) console.error(line);
  if (found.length > 0) process.exit(1);
  console.log('layers: imports point one way, and capabilities import each other without circles');
}
