import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { type Entry, provenance, readEntries } from '../kit/index.ts';

/** The common fields of every entry. */
const Meta = z.looseObject(provenance);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NOT_CONTENT = ['src', 'node_modules'];

export interface Content {
  kind: string;
  entries: Entry<z.infer<typeof Meta>>[];
  items: { slug: string; item: unknown }[];
}

/** Everything on the disk, so that a new kind is checked without being listed here. */
export function readEverything(): Content[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !NOT_CONTENT.includes(each.name))
    .map(({ name }) => contentOf(name));
}

/** Folders with a meta.json hold entries; every other JSON file is an item. */
function contentOf(kind: string): Content {
  const files = readdirSync(join(ROOT, kind), { recursive: true, encoding: 'utf8' });
  const holdsEntries = files.some((file) => file.endsWith('meta.json'));
  const items = files.filter((file) => file.endsWith('.json') && !file.endsWith('meta.json'));
  return {
    kind,
    entries: holdsEntries ? readEntries(kind, Meta).flatMap(withQuestions) : [],
    items: items.map((file) => ({
      slug: file,
      item: JSON.parse(readFileSync(join(ROOT, kind, file), 'utf8')),
    })),
  };
}

/** The questions of an entry are checked like a text of their own under its title. */
function withQuestions(entry: Content['entries'][number]): Content['entries'] {
  const { slug, texts, questions } = entry;
  if (questions.en.length === 0) return [entry];
  const asked = (lang: Language) => ({ ...texts[lang], blocks: questions[lang] });
  return [
    entry,
    { ...entry, slug: `${slug} questions`, texts: { en: asked('en'), fr: asked('fr'), ht: asked('ht') } },
  ];
}
