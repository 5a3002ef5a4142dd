import { expect, test } from 'vitest';
import { isUsed, sourceOf } from './usage.ts';

const used = (namespace: string, key: string, ...code: string[]) =>
  isUsed(namespace, key, code.map(sourceOf));

test.each([
  ['a key of the namespace the file names', 'home', 'title', "useTranslation('home'); t('title')"],
  ['a nested key', 'home', 'hero.title', 'useTranslation("home"); t("hero.title", { name })'],
  ['a key in data', 'home', 'steps.pay', "useTranslation('home'); const steps = [{ label: 'steps.pay' }]"],
  [
    'a key completed by code',
    'home',
    'steps.pay.title',
    `useTranslation('home'); t(\`steps.\${step}.title\`)`,
  ],
  ['a key begun by code', 'features', 'video.name', `useTranslation('features'); t(\`\${feature}.name\`)`],
  ['a list', 'terms', 'points.0', "useTranslation('terms'); list('points')"],
  ['a computed namespace', 'errors', 'forbidden', ''],
  [
    'a key after an apostrophe in a comment',
    'home',
    'title',
    "// the reader's\nuseTranslation('home'); /* it's */ t('title')",
  ],
])('counts %s', (_, namespace, key, code) => {
  expect(used(namespace, key, code)).toBe(true);
});

test.each([
  ['the same key of another namespace', 'home', 'title', "useTranslation('about'); t('title')"],
  ['a longer key', 'home', 'title', "useTranslation('home'); t('titleLong')"],
  ['an unquoted word', 'home', 'title', "useTranslation('home'); const title = 1"],
  [
    'a template with another end',
    'home',
    'steps.pay.title',
    `useTranslation('home'); t(\`steps.\${step}.text\`)`,
  ],
  ['a template that is all code', 'home', 'title', `useTranslation('home'); t(\`\${anything}\`)`],
])('does not count %s', (_, namespace, key, code) => {
  expect(used(namespace, key, code)).toBe(false);
});

test('the namespace and the key must meet in one file', () => {
  expect(used('home', 'title', "useTranslation('home')", "t('title')")).toBe(false);
});
