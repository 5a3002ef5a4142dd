import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { genderedForms } from './gendered-forms.ts';
import { refusedForms } from './refused-forms.ts';

const RULES = { fr: genderedForms, ht: refusedForms };

/** The rules about words for what patients read; its spelling is tested with the content itself. */
export function contentFaults(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|json)$/.test(file) && !/^(?:src|node_modules)\b|package\.json$/.test(file))
    .flatMap((file) => fileFaults(file, readFileSync(join(folder, file), 'utf8')));
}

function fileFaults(file: string, content: string): string[] {
  const texts = file.endsWith('.json') ? wordsOf(JSON.parse(content)) : articleOf(file, content);
  return texts.flatMap(([lang, text]) => RULES[lang](text).map((fault) => `content/${file}: ${fault}`));
}

type Translated = [lang: 'fr' | 'ht', text: string];

function articleOf(file: string, text: string): Translated[] {
  const lang = /(?:^|\/)(fr|ht)\.md$/.exec(file)?.[1];
  return lang === 'fr' || lang === 'ht' ? [[lang, text]] : [];
}

function wordsOf(value: unknown): Translated[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'fr' || key === 'ht' ? stringsOf(inner).map((text): Translated => [key, text]) : wordsOf(inner),
  );
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
