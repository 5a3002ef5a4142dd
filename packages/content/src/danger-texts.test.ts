import { LANGUAGES, type Language } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import { findGuide } from './education.ts';
import { findFirstAidTopic } from './first-aid.ts';
import type { Section } from './kit/index.ts';
import { findMedicine } from './medicines.ts';
import { pregnancyTips } from './tips.ts';

const wordsOf = ({ title, blocks }: Section): string =>
  [title, ...blocks.flatMap((block) => ('items' in block ? block.items : [block.text]))].join('\n');

/** The title, the description and the sections of a first aid topic or a guide, each as one text. */
function partsOf(slug: string, lang: Language): string[] {
  const aid = findFirstAidTopic(slug)?.texts[lang];
  const guide = findGuide(slug)?.texts[lang];
  const sections = [...(aid?.steps ?? []), ...(guide?.sections ?? [])];
  if (sections.length === 0) throw new Error(`nothing called “${slug}”`);
  return [
    (aid ?? guide)?.title ?? '',
    aid?.description ?? '',
    guide?.description ?? '',
    ...sections.map(wordsOf),
  ].map((text) => text.replaceAll('\u00a0', ' '));
}
const textOf = (slug: string, lang: Language) => partsOf(slug, lang).join('\n');

function expectIn(slug: string, words: Record<Language, RegExp>) {
  for (const lang of LANGUAGES) expect(textOf(slug, lang), `${slug} ${lang}`).toMatch(words[lang]);
}

describe('AID-1 EDU-2 a baby under 3 months with 38 °C', () => {
  test.each(['fever-young-baby', 'fever-children', 'newborn-care'])(
    '%s: no water, no cooling, a hospital',
    (slug) => {
      expectIn(slug, { en: /3 months/, fr: /3 mois/, ht: /3 mwa/ });
      expectIn(slug, { en: /38 °C/, fr: /38 °C/, ht: /38 °C/ });
      expectIn(slug, {
        en: /[Dd]o not give water/,
        fr: /Ne donnez (?:pas d’|ni )eau/,
        ht: /Pa (?:ba li|bay) dlo/,
      });
      expectIn(slug, {
        en: /do not cool (?:the|a hot) baby at home/i,
        fr: /ne (?:le )?refroidissez pas .*à la maison/i,
        ht: /pa rafrechi .*lakay/i,
      });
    },
  );

  test('care at home begins at 3 months, water at 6', () => {
    expectIn('fever-children', {
      en: /Care at home, from 3 months\n.*from 6 months, water/,
      fr: /Soins à la maison, dès 3 mois\n.*dès 6 mois, eau/,
      ht: /Swen lakay, depi 3 mwa\n.*depi 6 mwa, dlo/,
    });
  });

  test('MAT-2 the last tip of pregnancy says so', () => {
    const last = pregnancyTips().find(({ week }) => week === 40)?.text;
    for (const lang of LANGUAGES) expect(last?.[lang]).toMatch(/38 °C.*3 (?:months|mois|mwa)/);
  });
});

test('AID-1 a newborn is given breath through mouth and nose, not onto the face', () => {
  for (const slug of ['childbirth', 'newborn-not-breathing', 'cpr-infant'])
    expectIn(slug, {
      en: /[Cc]over the (?:baby’s )?mouth and nose with your mouth/,
      fr: /[Cc]ouvrez (?:la|sa) bouche et (?:le|son) nez (?:du bébé )?avec votre bouche/,
      ht: /[Kk]ouvri bouch (?:li )?ak nen (?:li|tibebe a) ak bouch ou/,
    });
});

test('AID-1 infant compressions are firm', () => {
  for (const lang of LANGUAGES)
    expect(partsOf('cpr-infant', lang)[1]).not.toMatch(/gentl|douceur|doucement|dousman/i);
  expectIn('cpr-infant', { en: /Push firmly and fast/, fr: /Appuyez fort et vite/, ht: /Peze fò epi vit/ });
});

test('AID-1 EDU-2 MED-1 oral rehydration starts at the first loose stool', () => {
  const first = { en: /first loose stool/, fr: /première selle liquide/, ht: /premye poupou dlo/ };
  for (const slug of ['cholera', 'oral-rehydration', 'diarrhea-children']) expectIn(slug, first);
  for (const lang of LANGUAGES)
    expect(findMedicine('oral-rehydration-salts')?.uses[lang]).toMatch(first[lang]);
  expectIn('oral-rehydration', { en: /50 to 100 ml/, fr: /50 à 100 ml/, ht: /50 a 100 ml/ });
});

test('AID-1 a head injury on blood thinners goes to a hospital now', () => {
  expectIn('head-injury', {
    en: /blood thinners goes to a hospital now/,
    fr: /fluidifie le sang doit aller à l’hôpital maintenant/,
    ht: /koule pi fasil dwe ale lopital kounye a/,
  });
});

test('EDU-2 the dengue guide names every painkiller that makes dengue bleed', () => {
  expectIn('dengue-chikungunya-zika', {
    en: /aspirin, ibuprofen, naproxen or diclofenac/,
    fr: /aspirine, ni ibuprofène, ni naproxène, ni diclofénac/,
    ht: /aspirin, ibipwofèn, napwoksèn ni diklofenak/,
  });
});

describe('EDU-2 danger signs in pregnancy', () => {
  const sections = (lang: Language) =>
    findGuide('pregnancy-danger-signs')?.texts[lang].sections.map(wordsOf) ?? [];

  test.each<[string, Record<Language, RegExp>]>([
    [
      'bleeding at any week',
      { en: /bleeding.*any week/, fr: /saignement.*semaine/, ht: /san.*nenpòt semèn/ },
    ],
    [
      'waters at any week',
      { en: /[Ww]ater.*any week.*green/, fr: /eaux.*semaine.*verte/, ht: /[Dd]lo.*semèn.*vèt/ },
    ],
    ['no movement', { en: /stops moving/, fr: /ne bouge plus/, ht: /pa bouje ankò/ }],
    ['a fall', { en: /fall/, fr: /chute/, ht: /tonbe/ }],
    [
      'a severe headache only',
      { en: /mild headache is not/, fr: /léger mal de tête n’est pas/, ht: /ti maltèt se pa/ },
    ],
  ])('%s: now', (_sign, words) => {
    for (const lang of LANGUAGES) {
      const [now = '', today = ''] = sections(lang);
      expect(now.replaceAll('\u00a0', ' ')).toMatch(words[lang]);
      expect(now).toMatch(/160\/110/);
      expect(today).toMatch(/140\/90/);
    }
  });

  test('MAT-2 no tip sends bleeding to “today”, and a headache is a very bad one', () => {
    for (const { text } of pregnancyTips()) {
      expect(text.en).not.toMatch(/bleeding, get care today/);
      expect(text.en).not.toMatch(/(?<!very bad )headache/);
    }
  });
});
