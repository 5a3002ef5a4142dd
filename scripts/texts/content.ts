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
    .filter(
      (file) =>
        /\.(?:md|json|tsv|txt)$/.test(file) && !/^(?:src|node_modules|speech)\b|package\.json$/.test(file),
    )
    .flatMap((file) => fileFaults(file, readFileSync(join(folder, file), 'utf8')));
}

const READERS: Record<string, (file: string, content: string) => Written[]> = {
  json: (_, content) => wordsOf(JSON.parse(content)),
  md: articleOf,
  tsv: tableOf,
  txt: (_, content) => entriesOf(content),
};

function fileFaults(file: string, content: string): string[] {
  const texts = READERS[file.slice(file.lastIndexOf('.') + 1)]?.(file, content) ?? [];
  return texts.flatMap(([lang, text]) => RULES[lang](text).map((fault) => `content/${file}: ${fault}`));
}

type Written = [lang: keyof typeof RULES, text: string];
const isRuled = (lang: string | undefined): lang is keyof typeof RULES => lang !== undefined && lang in RULES;

function articleOf(file: string, text: string): Written[] {
  const lang = /(?:^|\/)(en|fr|ht)(?:\.questions)?\.md$/.exec(file)?.[1];
  return isRuled(lang) ? [[lang, text]] : [];
}

/** A table has a column a language. In `words/` these hold what people type, in any spelling; titles are ours. */
function tableOf(file: string, content: string): Written[] {
  const [head = '', ...lines] = content.trimEnd().split('\n');
  const ours = head.split('\t').map((column) => {
    const lang = file.startsWith('words/') ? /^(\w+)-title$/.exec(column)?.[1] : column;
    return isRuled(lang) ? lang : undefined;
  });
  return lines.flatMap((line) =>
    line.split('\t').flatMap((cell, at): Written[] => {
      const lang = ours[at];
      return lang ? [[lang, cell]] : [];
    }),
  );
}

/** The dictionary: `term: English | French | Creole`; its heads have the codes and what people type. */
function entriesOf(content: string): Written[] {
  return content.split('\n').flatMap((line): Written[] => {
    const [en, fr, ht] = (/^(?!#)\w+: (.*)$/.exec(line)?.[1] ?? '').split(' | ');
    return en && fr && ht
      ? [
          ['en', en],
          ['fr', fr],
          ['ht', ht],
        ]
      : [];
  });
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
