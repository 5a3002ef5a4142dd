import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@lakou/i18n';
import type { z } from 'zod';
import { type Article, type Block, parseArticle, parseBlocks } from './article.ts';

/** One folder of content: its facts, and its text in each language. */
export interface Entry<Meta> {
  slug: string;
  meta: Meta;
  texts: Record<Language, Article>;
  /** What people ask about it, each question a heading; empty where nobody has written any. */
  questions: Record<Language, Block[]>;
}

const CONTENT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Reads `<kind>/<slug>/{meta.json,en.md,fr.md,ht.md}` and its `en.questions.md`, sorted by slug. Throws with the file's
 * name on the first fault.
 */
export function readEntries<Schema extends z.ZodType>(
  kind: string,
  schema: Schema,
  root = CONTENT,
): Entry<z.infer<Schema>>[] {
  return slugsIn(join(root, kind), (each) => each.isDirectory()).map((slug) => {
    const folder = join(root, kind, slug);
    return {
      slug,
      meta: readJson(join(folder, 'meta.json'), schema),
      texts: inEach((lang) => readFile(join(folder, `${lang}.md`), parseArticle)),
      questions: readQuestions(folder),
    };
  });
}

const inEach = <T>(read: (lang: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang)])) as Record<Language, T>;

/** Questions in one language must be there in all. */
function readQuestions(folder: string): Record<Language, Block[]> {
  const pathIn = (lang: Language) => join(folder, `${lang}.questions.md`);
  const hasSome = LANGUAGES.some((lang) => existsSync(pathIn(lang)));
  return inEach((lang) => (hasSome ? readFile(pathIn(lang), parseBlocks) : []));
}

/** Reads `<kind>/<slug>.json`, sorted by slug. */
export function readItems<Schema extends z.ZodType>(
  kind: string,
  schema: Schema,
  root = CONTENT,
): { slug: string; item: z.infer<Schema> }[] {
  return slugsIn(join(root, kind), (each) => each.name.endsWith('.json')).map((name) => ({
    slug: name.replace(/\.json$/, ''),
    item: readJson(join(root, kind, name), schema),
  }));
}

/** Reads one JSON file, its path given from the content folder. */
export function readJsonFile<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return readJson(join(CONTENT, path), schema);
}

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return readFile(path, (text) => schema.parse(JSON.parse(text)));
}

function readFile<T>(path: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function slugsIn(folder: string, isSlug: (entry: Dirent) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isSlug)
    .map((entry) => entry.name)
    .sort();
}
