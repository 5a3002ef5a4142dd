import { LANGUAGES } from '../../packages/i18n/src/index.ts';
import { placeOf, type Text } from './text.ts';

const FORM = /_(zero|one|two|few|many|other)$/;
const formOf = (key: string) => FORM.exec(key)?.[1] ?? 'plain';
const NEEDED_FORMS = { en: ['one', 'other'], fr: ['one', 'other'], ht: ['other'] };

/** Every language has the same files, the same keys, its own plural forms, and the same placeholders and tags. */
export function parityFaults(texts: Text[]): string[] {
  const namespaces = [...new Set(texts.map((text) => text.namespace))];
  return namespaces.flatMap((namespace) => {
    const own = texts.filter((text) => text.namespace === namespace);
    const absent = LANGUAGES.filter((lang) => own.every((text) => text.lang !== lang));
    if (absent.length > 0) return absent.map((lang) => `${lang}/${namespace}.json: missing or empty`);
    return [...keysOf(own)].flatMap(([key, forms]) => keyFaults(`${namespace}.json ${key}`, forms));
  });
}

/** The texts of each key, the plural forms of one key together. */
export function keysOf(texts: Text[]): Map<string, Text[]> {
  const keys = new Set(texts.map((text) => text.key));
  // A suffix alone makes no plural: a key may end in "_one" by its own meaning
  const isForm = (key: string) => FORM.test(key) && keys.has(key.replace(FORM, '_other'));
  return Map.groupBy(texts, ({ key }) => (isForm(key) ? key.replace(FORM, '') : key));
}

function keyFaults(place: string, forms: Text[]): string[] {
  const english = forms.filter((text) => text.lang === 'en');
  if (english.length === 0) return [`${place}: not in English, the model`];
  const plural = forms.some((text) => formOf(text.key) === 'other');
  return [
    ...LANGUAGES.flatMap((lang) => {
      const own = forms
        .filter((text) => text.lang === lang)
        .map((text) => (plural ? formOf(text.key) : 'plain'));
      if (own.length === 0) return [`${lang}/${place}: missing`];
      return plural ? formFaults(`${lang}/${place}`, own, NEEDED_FORMS[lang]) : [];
    }),
    ...placeholderFaults(forms, english, plural),
    ...(plural ? frenchZeroFaults(forms) : []),
  ];
}

/** French counts 0 and 1.5 in the singular, so a singular with its own figure, “1 visite”, is wrong for them. */
function frenchZeroFaults(forms: Text[]): string[] {
  const french = new Map(
    forms.filter(({ lang }) => lang === 'fr').map((text) => [formOf(text.key), text] as const),
  );
  const one = french.get('one');
  const counts = (text: Text | undefined) => holesOf(text?.value).has('{{count}}');
  if (!one || french.has('zero') || counts(one) || !counts(french.get('other'))) return [];
  return [`${placeOf(one)}: is said of 0 too: write {{count}}, or add the form _zero`];
}

function formFaults(place: string, own: string[], needed: string[]): string[] {
  return [
    ...needed.filter((form) => !own.includes(form)).map((form) => `${place}: lacks the plural form _${form}`),
    ...own
      .filter((form) => form !== 'zero' && !needed.includes(form))
      .map((form) => `${place}: has the form ${form}, this language counts with ${needed.join(' and ')}`),
  ];
}

function placeholderFaults(forms: Text[], english: Text[], plural: boolean): string[] {
  const model = english.find((text) => formOf(text.key) === 'other') ?? english[0];
  const wanted = holesOf(model?.value);
  return forms.flatMap((text) => {
    const own = holesOf(text.value);
    // "One visit" and "No visits" need no number
    const mayOmitCount = plural && ['zero', 'one'].includes(formOf(text.key));
    const lacking = [...wanted].filter((hole) => !own.has(hole) && !(mayOmitCount && hole === '{{count}}'));
    const strange = [...own].filter((hole) => !wanted.has(hole));
    return [
      ...lacking.map((hole) => `${placeOf(text)}: lacks ${hole}, which English has`),
      ...strange.map((hole) => `${placeOf(text)}: has ${hole}, which English lacks`),
    ];
  });
}

function holesOf(value: unknown): Set<string> {
  const text = String(value);
  const names = Array.from(text.matchAll(/\{\{-?\s*([\w.]+).*?\}\}/g), ([, name]) => `{{${name}}}`);
  const holes = new Set([...names, ...(text.match(/<\/?\w+\s*\/?>/g) ?? [])]);
  // Always filled in: each language names the product where it reads well
  holes.delete('{{product}}');
  return holes;
}
