import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishFaults } from './english.ts';
import { genderedForms } from './gendered-forms.ts';
import { refusedForms } from './refused-forms.ts';

const RULES = { en: englishFaults, fr: genderedForms, ht: refusedForms };

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

type Written = [lang: keyof typeof RULES, text: string];
const isRuled = (lang: string | undefined): lang is keyof typeof RULES => lang !== undefined && lang in RULES;

function articleOf(file: string, text: string): Written[] {
  const lang = /(?:^|\/)(en|fr|ht)(?:\.questions)?\.md$/.exec(file)?.[1];
  return isRuled(lang) ? [[lang, text]] : [];
}

function wordsOf(value: unknown): Written[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isRuled(key) ? stringsOf(inner).map((text): Written => [key, text]) : wordsOf(inner),
  );
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
