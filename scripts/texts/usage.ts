import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys that code computes, by their start, and why. All others stand in code as they are. */
const COMPUTED: Record<string, string> = {
  'errors:': 'looked up by the error code of the answer',
};
const DEFAULT_NAMESPACE = 'common';

/** What a source file may ask for: the quoted names in it, and the templates that begin with one. */
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
    code.matchAll(/`([\w.:-]+)\$\{[^`]*\}([\w.]*)`/g),
    ([, head = '', tail = '']) => ({
      head,
      tail,
    }),
  );
  return { names: new Set(names), templates };
}

/**
 * `t('key')` counts in a file that names the namespace (or in any, for the default one), `t('ns:key')` everywhere.
 * Asking for a group or a list asks for all that is in it.
 */
export function isUsed(namespace: string, key: string, sources: Source[]): boolean {
  const full = `${namespace}:${key}`;
  if (Object.keys(COMPUTED).some((start) => full.startsWith(start))) return true;
  const keys = key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  return sources.some((source) => {
    const named = source.names.has(namespace) || namespace === DEFAULT_NAMESPACE;
    return keys.some((asked) => asks(source, `${namespace}:${asked}`) || (named && asks(source, asked)));
  });
}

function asks({ names, templates }: Source, key: string): boolean {
  return (
    names.has(key) ||
    templates.some(({ head, tail }) => key.startsWith(head) && key.slice(head.length + 1).endsWith(tail))
  );
}
