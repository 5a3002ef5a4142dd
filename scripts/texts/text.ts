import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../packages/i18n/src/index.ts';

/** One value of one locale file; the keys and list numbers of its path are joined by points. */
export interface Text {
  lang: Language;
  namespace: string;
  key: string;
  value: unknown;
}

export const placeOf = ({ lang, namespace, key }: Text) => `${lang}/${namespace}.json ${key}`;

/** All texts, and the files that could not be read. */
export function readTexts(localesFolder: string): { texts: Text[]; unreadable: string[] } {
  const texts: Text[] = [];
  const unreadable: string[] = [];
  for (const lang of LANGUAGES) {
    for (const file of readdirSync(join(localesFolder, lang)).filter((name) => name.endsWith('.json'))) {
      const namespace = file.slice(0, -'.json'.length);
      try {
        const content: unknown = JSON.parse(readFileSync(join(localesFolder, lang, file), 'utf8'));
        texts.push(...entriesOf(content, '').map(([key, value]) => ({ lang, namespace, key, value })));
      } catch {
        unreadable.push(`${lang}/${file}`);
      }
    }
  }
  return { texts, unreadable };
}

function entriesOf(value: unknown, path: string): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, path ? `${path}.${key}` : key));
}

/**
 * The visible text, for the spelling rules: tags are removed, and what we do not spell
 * (placeholders, addresses) becomes one capital letter, so that the characters around it are still
 * checked.
 */
export function readable(value: string): string {
  return value
    .replace(/<\/?\w+\s*\/?>/g, '')
    .replace(/\{\{.*?\}\}|https?:\/\/\S*[\w/]|www\.\S*[\w/]|[\w.+-]+@[\w.-]*\w/g, 'Z');
}
