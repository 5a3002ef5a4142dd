import { join } from 'node:path';
import { codeFaults } from './code.ts';
import { contentFaults } from './content.ts';
import { keysOf, parityFaults } from './parity.ts';
import { placeOf, readTexts, type Text } from './text.ts';
import { isUsed, readSources } from './usage.ts';
import { valueFaults } from './value.ts';

/** All errors in the texts of the project in this folder, one line each. */
export function checkTexts(root: string): { keys: number; faults: string[] } {
  const { texts, unreadable } = readTexts(join(root, 'packages/i18n/locales'));
  const sources = readSources([join(root, 'web/app'), join(root, 'server/src')]);
  const keys = shownKeys(texts);
  return {
    keys: keys.length,
    faults: [
      ...unreadable.map((file) => `${file}: not valid JSON`),
      ...parityFaults(texts),
      ...texts.flatMap((text) =>
        valueFaults(text.lang, text.value).map((fault) => `${placeOf(text)}: ${fault}`),
      ),
      ...keys
        .filter(({ namespace, key }) => !isUsed(namespace, key, sources))
        .map(({ namespace, key }) => `${namespace}.json ${key}: used nowhere`),
      ...contentFaults(join(root, 'packages/content')),
      ...codeFaults(root),
    ],
  };
}

function shownKeys(texts: Text[]): { namespace: string; key: string }[] {
  const english = texts.filter((text) => text.lang === 'en');
  return [...Map.groupBy(english, (text) => text.namespace)].flatMap(([namespace, own]) => {
    // A list is one key: `points.0.name` is shown through `points`
    const keys = new Set([...keysOf(own).keys()].map((key) => key.replace(/\.\d+(\..*)?$/, '')));
    return Array.from(keys, (key) => ({ namespace, key }));
  });
}
