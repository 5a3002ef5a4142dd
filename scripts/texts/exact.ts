import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '../../packages/contract/src/errors.ts';
import { readTexts } from './text.ts';
import { isUsed, readSources } from './usage.ts';

/**
 * One text that the specification gives word by word, and where the product says it. `later`: the feature is not built
 * yet.
 */
export interface ExactText {
  id: string;
  text: string;
  places: string[];
}

const LATER = 'later';
export const isLater = ({ places }: ExactText): boolean => places.includes(LATER);

// Keys may hold spaces, so a place ends where the next one begins.
const BETWEEN_PLACES = / (?=(?:words|error|message|code):)/;

export const parseExactTexts = (tsv: string): ExactText[] =>
  tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', text = '', where = '']) => ({ id, text, places: where.split(BETWEEN_PLACES) }));

export const readExactTexts = (root: string): ExactText[] =>
  parseExactTexts(readFileSync(join(root, 'docs/texts.tsv'), 'utf8'));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `…` in a listed text stands for what is filled in, and for what follows. */
export const matches = (listed: string, shown: string): boolean =>
  new RegExp(`^${listed.split('…').map(escaped).join('.*')}$`, 's').test(shown);

/** Finds what is wrong with one place of a text; undefined when the product says exactly this there. */
export function exactTextChecker(root: string): (text: string, place: string) => string | undefined {
  const { texts } = readTexts(join(root, 'packages/i18n/locales'));
  const english = new Map(
    texts
      .filter(({ lang }) => lang === 'en')
      .map(({ namespace, key, value }) => [`${namespace}:${key}`, String(value)]),
  );
  const sources = readSources([join(root, 'web/app'), join(root, 'server/src')]);
  const answering = readSources([join(root, 'server/src'), join(root, 'packages/contract/src')]);

  function wordsFault(text: string, place: string): string | undefined {
    const [namespace = '', ...rest] = place.split(':');
    const key = rest.join(':');
    const shown = english.get(`${namespace}:${key}`);
    if (shown === undefined) return `there is no text ${place}`;
    if (!matches(text, shown)) return `${place} says “${shown}”`;
    return isUsed(namespace, key, sources) ? undefined : `${place} is used nowhere`;
  }

  function messageFault(text: string, code: string): string | undefined {
    const error = Object.entries(ERRORS).find(([known]) => known === code)?.[1];
    if (!error) return `there is no error ${code}`;
    if (!matches(text, error[1])) return `the error ${code} says “${error[1]}”`;
    return answering.some(({ names }) => names.has(code)) ? undefined : `the error ${code} is never answered`;
  }

  return (text, place) => {
    const [kind = '', ...rest] = place.split(':');
    const at = rest.join(':');
    if (kind === 'words') return wordsFault(text, at);
    if (kind === 'message') return messageFault(text, at);
    if (kind === 'error') return messageFault(text, at) ?? wordsFault(text, `errors:${at}`);
    if (kind !== 'code') return `${place} is no place`;
    const code = readFileSync(join(root, at), 'utf8');
    // Between quotes; a template continues where the text has `…`.
    const quoted = new RegExp(`['"\`]${text.split('…').map(escaped).join('[^\'"`]*')}['"\`]`);
    return quoted.test(code) ? undefined : `${at} does not hold it`;
  };
}
