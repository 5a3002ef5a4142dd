import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Namespaces whose keys are computed in code, and why. All other keys appear literally in code. */
const COMPUTED: Record<string, string> = {
  errors: 'looked up by the error code of the answer',
  'notification-texts': 'looked up by the kind of the notification',
  'readable-fields': 'looked up by the columns of a copy',
  'readable-tables': 'looked up by the tables of a copy',
  'readable-values': 'looked up by the codes in a copy',
};

/**
 * The keys a source file may use: the quoted names in it, and the templates that begin or end with
 * one.
 */
export interface Source {
  names: Set<string>;
  templates: { head: string; tail: string }[];
}

export function readSources(folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => sourceOf(readFileSync(join(folder, file), 'utf8'))),
  );
}

export function sourceOf(code: string): Source {
  const names = Array.from(code.matchAll(/['"`]([\w.:-]+)(?=['"`])/g), ([, name = '']) => name);
  const templates = Array.from(
    code.matchAll(/`(?!\$\{[^`]*\}`)([\w.:-]*)\$\{[^`]*\}([\w.]*)`/g),
    ([, head = '', tail = '']) => ({
      head,
      tail,
    }),
  );
  return { names: new Set(names), templates };
}

/**
 * `t('key')` counts in a file that names the namespace. Using a group or a list uses everything in
 * it.
 */
export function isUsed(namespace: string, key: string, sources: Source[]): boolean {
  if (Object.hasOwn(COMPUTED, namespace)) return true;
  const keys = key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  return sources.some((source) => source.names.has(namespace) && keys.some((asked) => asks(source, asked)));
}

function asks({ names, templates }: Source, key: string): boolean {
  return (
    names.has(key) ||
    templates.some(({ head, tail }) => key.startsWith(head) && key.slice(head.length + 1).endsWith(tail))
  );
}
