import { expect, test } from 'vitest';
import { itemsOf } from './primitives.rules.ts';
import { mayIdentify } from './qna.rules.ts';

test('QNA-1 tags are separated by commas, trimmed, and each is there once', () => {
  expect(itemsOf(' malaria , child,, malaria,')).toEqual(['malaria', 'child']);
  expect(itemsOf('')).toEqual([]);
});

test.each([
  'call her at +509 3712 3456',
  'marie@example.com',
  'born on 12/03/2019',
  'seen 2026-11-02',
  'Mme Pierre has a fever',
  'Madan Jozèf gen tansyon',
  'né le 12 mars 2019',
  'li fèt 3 desanm 2020',
  'seen on November 2, 2026',
  'a woman named Rose came back',
  'yon fi ki rele Wozlò',
  'une patiente qui s’appelle Marie',
])('QNA-1 “%s” could tell who the patient is', (text) => {
  expect(mayIdentify(text)).toBe(true);
});

test.each([
  'A boy of 3 with a fever of 39.5 for 2 days',
  'BP 180/120, glucose 250',
  'Mr and Mrs',
  'Paracetamol 500 mg x 3',
  'since March 2026, 2 times a day',
  'a disease called chikungunya',
  'yon maladi ki rele kolera',
])('QNA-1 “%s” could not', (text) => {
  expect(mayIdentify(text)).toBe(false);
});
