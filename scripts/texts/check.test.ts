import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkTexts } from './check.ts';

type Files = Record<string, unknown>;
const SOUND: Files = {
  'en/site': {
    title: 'Welcome to {{product}}',
    visits_one: '{{count}} visit',
    visits_other: '{{count}} visits',
  },
  'fr/site': {
    title: 'Bienvenue sur {{product}}',
    visits_one: '{{count}} visite',
    visits_other: '{{count}} visites',
  },
  'ht/site': {
    title: 'Byenveni sou {{product}}',
    visits_other: '{{count}} vizit',
    visits_zero: 'Pa gen vizit',
  },
};
const PAGE = "const { t } = useTranslation('site'); t('title'); t('visits', { count });";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The errors of a correct project after this change to its locale files or its page. */
function faultsAfter(change: Files, page = PAGE): string[] {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [file, content] of Object.entries({ ...SOUND, ...change })) {
    if (content === null) continue;
    const json = typeof content === 'string' ? content : JSON.stringify(content);
    write(`packages/i18n/locales/${file}.json`, json);
  }
  write('web/app/site/home.page.tsx', page);
  write('server/src/main.ts', '');
  return checkTexts(root).faults;
}
const changed = (file: string, values: Files) => ({ [file]: { ...(SOUND[file] as Files), ...values } });

describe('SITE-10 a missing or uneven text fails the checks', () => {
  test('a sound project has no fault, and its keys are counted once', () => {
    expect(faultsAfter({})).toEqual([]);
    expect(checkTexts(root).keys).toBe(2);
  });

  test('a missing key', () => {
    expect(faultsAfter({ 'fr/site': { ...(SOUND['fr/site'] as Files), title: undefined } })).toEqual([
      'fr/site.json title: missing',
    ]);
  });

  test('an extra key', () => {
    expect(faultsAfter(changed('ht/site', { lyen: 'Lyen' }))).toEqual([
      'site.json lyen: not in English, the model',
    ]);
  });

  test('a missing file', () => {
    expect(faultsAfter({ 'ht/site': null, 'ht/other': {} })).toEqual(['ht/site.json: missing or empty']);
  });

  test('a broken file', () => {
    expect(faultsAfter({ 'fr/site': '{' })).toContain('fr/site.json: not valid JSON');
  });

  test('an empty text, and what is no text', () => {
    expect(faultsAfter(changed('en/site', { title: ' ' }))).toContain('en/site.json title: is empty');
    expect(faultsAfter(changed('fr/site', { title: 7 }))).toContain('fr/site.json title: is not a text');
  });

  test('lists of unequal length', () => {
    const lists = {
      'en/list': { steps: ['One', 'Two'] },
      'fr/list': { steps: ['Un'] },
      'ht/list': { steps: ['En', 'De'] },
    };
    expect(faultsAfter(lists, `${PAGE} useTranslation('list').list('steps')`)).toEqual([
      'fr/list.json steps.1: missing',
    ]);
  });

  test.each([
    ['en/site', 'visits_one', undefined, 'en/site.json visits: lacks the plural form _one'],
    ['fr/site', 'visits_other', undefined, 'fr/site.json visits: lacks the plural form _other'],
    ['ht/site', 'visits_other', undefined, 'ht/site.json visits: lacks the plural form _other'],
    [
      'ht/site',
      'visits_one',
      '{{count}} vizit',
      'ht/site.json visits: has the form one, this language counts with other',
    ],
    [
      'fr/site',
      'visits_many',
      '{{count}} visites',
      'fr/site.json visits: has the form many, this language counts with one and other',
    ],
    [
      'ht/site',
      'visits',
      '{{count}} vizit',
      'ht/site.json visits: has the form plain, this language counts with other',
    ],
  ])('the plural forms of a language: %s %s', (file, key, value, fault) => {
    expect(faultsAfter(changed(file, { [key]: value }))).toEqual([fault]);
  });

  test.each([
    ['ht/site', 'title', '{{product}} {{name}}', 'ht/site.json title: has {{name}}, which English lacks'],
    ['ht/site', 'title', '<b>{{product}}</b>', 'ht/site.json title: has <b>, which English lacks'],
    ['fr/site', 'visits_other', 'visites', 'fr/site.json visits_other: lacks {{count}}, which English has'],
  ])('placeholders and tags are the same everywhere: %s %s', (file, key, value, fault) => {
    expect(faultsAfter(changed(file, { [key]: value }))).toContain(fault);
  });

  test('one visit may be said without its figure', () => {
    expect(faultsAfter(changed('en/site', { visits_one: 'One visit' }))).toEqual([]);
  });

  test('a French singular is said of 0 too, so that it has its figure filled in or a form for none', () => {
    const fault = ['fr/site.json visits_one: is said of 0 too: write {{count}}, or add the form _zero'];
    expect(faultsAfter(changed('fr/site', { visits_one: '1 visite' }))).toEqual(fault);
    expect(faultsAfter(changed('fr/site', { visits_one: 'Une visite' }))).toEqual(fault);
    expect(faultsAfter(changed('fr/site', { visits_one: '1 visite', visits_zero: 'Aucune visite' }))).toEqual(
      [],
    );
  });

  test('each language names the product where it reads well', () => {
    expect(faultsAfter(changed('fr/site', { title: 'Bienvenue' }))).toEqual([]);
  });

  test('the name of the product is never spelled', () => {
    expect(faultsAfter(changed('en/site', { title: 'Lakou is {{product}}' }))).toEqual([
      'en/site.json title: spells “Lakou”: write {{product}}',
    ]);
  });

  test('letters in pieces', () => {
    expect(faultsAfter(changed('fr/site', { title: '{{product}} sante\u0301' }))).toEqual([
      'fr/site.json title: has letters in pieces: store it as Unicode NFC',
    ]);
  });

  test('a text that nobody shows', () => {
    expect(faultsAfter({}, "useTranslation('site'); t('title')")).toEqual(['site.json visits: used nowhere']);
  });

  test('a refused Creole form in code, where it is shown and not typed', () => {
    const code = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    code('server/src/people.demo.ts', "const text = 'Ki jan ou ye?'; // ki jan");
    code('packages/i18n/src/words.ts', 'const words = { ht: `toude` };');
    code('web/app/page.test.tsx', "const text = 'toude';");
    code('packages/clinical/src/triage/lexicon/pain.ts', "const typed = 'plasanta';");
    expect(faultsAfter({})).toEqual([
      'packages/i18n/src/words.ts: “toude”: write “toulède”',
      'server/src/people.demo.ts: “Ki jan”: write “kijan”',
    ]);
  });

  test('a list that nobody shows, said once', () => {
    const list = { steps: [{ name: 'A' }, { name: 'B' }] };
    expect(faultsAfter({ 'en/list': list, 'fr/list': list, 'ht/list': list })).toEqual([
      'list.json steps: used nowhere',
    ]);
  });
});
