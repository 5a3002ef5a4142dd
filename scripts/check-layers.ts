import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// Imports point one way. The rules are read off the folders, so a new capability needs none of its own.
const ROOT = join(import.meta.dirname, '..');

type Layer = { side: 'contract' | 'i18n' | 'server' | 'web'; part: string; capability?: string };

export function layerOf(file: string): Layer | undefined {
  const [top, second, third, fourth, fifth] = file.split('/');
  if (top === 'packages' && (second === 'contract' || second === 'i18n'))
    return { side: second, part: 'all' };
  if (top === 'server' && second === 'src')
    return third === 'capabilities' && fifth
      ? { side: 'server', part: 'capability', capability: fourth ?? '' }
      : { side: 'server', part: third === 'platform' ? 'platform' : 'app' };
  if (top === 'web' && second === 'app') {
    if (third === 'capabilities') return { side: 'web', part: 'capability', capability: fourth ?? '' };
    return { side: 'web', part: third === 'ui' || third === 'platform' || third === 'shell' ? third : 'app' };
  }
  return undefined;
}

// What a part of one side may import of the same side.
const MAY: Record<string, readonly string[]> = {
  all: ['all'],
  platform: ['platform'],
  ui: ['ui', 'platform'],
  shell: ['shell', 'ui', 'platform'],
  capability: ['capability', 'shell', 'ui', 'platform', 'app'],
  app: ['app', 'capability', 'shell', 'ui', 'platform'],
};

/** Says what is wrong with `from` importing `to`, both as paths from the root; undefined when nothing is. */
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
  if (foreign && a.side === 'server' && !to.endsWith('.service.ts'))
    return `another capability is used through its service only`;
  if (foreign && a.side === 'web' && to.endsWith('.page.tsx'))
    return `another capability's pages are its own`;
  if (a.side === 'server' && a.part === 'capability' && b.part === 'app' && to !== 'server/src/app.ts')
    return 'a capability knows of the app only what a capability is';
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

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function check(): string[] {
  const found: string[] = [];
  for (const folder of ['packages', 'server/src', 'web/app'])
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name) || name.includes('node_modules')) continue;
      const from = join(folder, name);
      for (const [, specifier = ''] of readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT)) {
        const to = resolve(from, specifier);
        const problem = to && objection(from, to);
        if (problem) found.push(`${from}: ${problem} (${specifier})`);
      }
    }
  return found;
}

if (import.meta.main) {
  const found = check();
  for (const line of found) console.error(line);
  if (found.length > 0) process.exit(1);
  console.log('layers: imports point one way');
}
