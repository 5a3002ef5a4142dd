import { expect, test } from 'vitest';
import {
  FirstAidCategory,
  findFirstAidTopic,
  firstAidCategories,
  firstAidKit,
  firstAidTopics,
} from './first-aid.ts';

const NAMED = [
  'burns',
  'choking',
  'severe-bleeding',
  'cpr-adult',
  'cpr-child',
  'cpr-infant',
  'stroke',
  'heart-attack',
  'seizure',
  'drowning',
  'snake-bite',
  'scorpion-sting',
  'poisoning',
  'fracture',
  'heat',
  'electric-shock',
  'eye-injury',
  'nosebleed',
  'anaphylaxis',
  'asthma-attack',
  'low-blood-sugar',
  'cholera',
  'childbirth',
  'earthquake',
  'hurricane',
  'machete-wound',
  'dog-bite',
  'gunshot-wound',
  'newborn-not-breathing',
  'opioid-overdose',
  'fever-young-baby',
];

const textOf = (slug: string) => JSON.stringify(findFirstAidTopic(slug)?.texts.en.steps);

test('AID-1 there is a topic for each thing people ask about', () => {
  expect(firstAidTopics().map((topic) => topic.slug)).toEqual(expect.arrayContaining(NAMED));
});

test('AID-1 topics come in one order, with no two in the same place', () => {
  const orders = firstAidTopics().map((topic) => topic.order);
  expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
});

test('AID-1 burns are cooled for about 10 to 15 minutes, in every language', () => {
  const burns = findFirstAidTopic('burns');
  for (const text of [burns?.texts.en, burns?.texts.fr, burns?.texts.ht])
    expect(text?.steps[1]?.title).toMatch(/10 (to|à|a) 15 min/);
});

test('AID-1 the figures that matter are the published ones', () => {
  expect(textOf('cpr-adult')).toMatch(/100 to 120 times a minute.*Count to 30/);
  expect(textOf('cholera')).toMatch(
    /1 liter of safe water.*6 level teaspoons of sugar.*Half a level teaspoon of salt/,
  );
  expect(textOf('dog-bite')).toMatch(/15 minutes/);
  expect(textOf('seizure')).toMatch(/more than 5 minutes/);
  expect(textOf('newborn-not-breathing')).toMatch(/about 40 a minute/);
  expect(textOf('opioid-overdose')).toMatch(/2 to 3 minutes.*5 to 6 seconds.*30 to 90 minutes/);
  for (const slug of ['gunshot-wound', 'severe-bleeding']) expect(textOf(slug)).toMatch(/5 to 7 cm/);
});

test('AID-1 what can kill within minutes says to call', () => {
  for (const slug of [
    'cpr-adult',
    'choking',
    'severe-bleeding',
    'stroke',
    'heart-attack',
    'anaphylaxis',
    'gunshot-wound',
    'newborn-not-breathing',
    'opioid-overdose',
  ])
    expect(findFirstAidTopic(slug)?.tag, slug).toBe('Call Emergency Services');
});

test('AID-1 an unknown topic is not found', () => {
  expect(findFirstAidTopic('../tips')).toBeUndefined();
});

test('AID-1 every category has a name, and topics', () => {
  expect(Object.keys(firstAidCategories())).toEqual(FirstAidCategory.options);
  const used = new Set(firstAidTopics().map((topic) => topic.category));
  expect(FirstAidCategory.options.filter((category) => !used.has(category))).toEqual([]);
});

test('AID-2 the kit is a list of distinct things', () => {
  const slugs = firstAidKit().map((item) => item.slug);
  expect(slugs.length).toBeGreaterThanOrEqual(20);
  expect(new Set(slugs).size).toBe(slugs.length);
});
