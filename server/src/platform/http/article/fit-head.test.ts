import { expect, test } from 'vitest';
import { fitDescription, fitTitle } from './fit-head.ts';

test('MKT-3 the title of an article is filled with its own parts to 50–60 letters', () => {
  const parts = ['Uses', 'Side effects', 'Pregnancy', 'Forms', 'Names on the box'];
  expect(fitTitle('Aspirin', parts, 'Medicines')).toBe(
    'Aspirin – Side effects, Pregnancy · Medicines · Lakou',
  );
  const long = 'What to do when a child has swallowed something by accident';
  expect(fitTitle(long, parts, 'First aid')).toBe(long);
  expect(fitTitle(`${long}, at night`, [], 'First aid')).toBe(
    'What to do when a child has swallowed something by…',
  );
  expect(
    fitTitle('Combined birth control pill (levonorgestrel and ethinylestradiol)', parts, 'Medicines'),
  ).toBe('Combined birth control pill – Uses · Medicines · Lakou');
  expect(fitTitle('VIH et grossesse : un bébé en bonne santé', [], 'Guides de santé')).toBe(
    'VIH et grossesse : un bébé en bonne santé · Guides de santé',
  );
  expect(fitTitle('Aspirin', [], 'Medicines')).toBe('Aspirin · Medicines · Lakou');
});

test('MKT-3 the description of an article has 140–160 letters, with how the text goes on where it is short', () => {
  const text = 'Give small sips of clean water every few minutes. '.repeat(5);
  const short = fitDescription('Cholera makes a person lose water.', text);
  expect(short).toMatch(/^Cholera makes a person lose water\. Give small/);
  const cut = fitDescription(text, '');
  const whole = 'x'.repeat(150);
  expect(fitDescription(whole, text)).toBe(whole);
  for (const one of [short, cut]) {
    expect(one.length).toBeGreaterThanOrEqual(140);
    expect(one.length).toBeLessThanOrEqual(160);
  }
});
