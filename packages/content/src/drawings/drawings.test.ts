import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstAidTopics } from '../first-aid.ts';
import { CHECK_FIRST, isPushing, PUSHES_PER_MINUTE, STEP_MINUTES } from '../step-aids.ts';
import { DRAWINGS, SIGNS, svgFile } from './index.ts';
import { drawingOf, STEP_DRAWINGS } from './steps.ts';

const LOCALES = new URL('../../../i18n/locales/', import.meta.url);
const TOKENS = readFileSync(new URL('../../../../web/app/drawings.css', import.meta.url), 'utf8');
const NAMES = Object.keys(DRAWINGS);
const textOf = (slug: string, step: number) =>
  JSON.stringify(firstAidTopics().find((topic) => topic.slug === slug)?.texts.en.steps[step]);

test('DRAW-1 each drawing is at most 3 kB, without scripts, and in colours that both themes have', () => {
  for (const [name, shapes] of Object.entries({ ...DRAWINGS, ...SIGNS })) {
    const svg = svgFile(shapes);
    expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(3000);
    expect(svg, name).not.toMatch(/#[0-9a-f]{3}|<script|NaN|undefined/i);
    for (const [, token = ''] of svg.matchAll(/var\((--fa-\w+)\)/g))
      expect(TOKENS, name).toMatch(new RegExp(`${token}: light-dark\\(`));
  }
});

test('DRAW-1 every drawing is used, and described in the three languages', () => {
  const used = new Set(Object.values(STEP_DRAWINGS).flat());
  expect(NAMES.filter((name) => !used.has(name as keyof typeof DRAWINGS))).toEqual([]);
  for (const lang of ['en', 'fr', 'ht']) {
    const words = JSON.parse(readFileSync(new URL(`${lang}/first-aid-drawings.json`, LOCALES), 'utf8'));
    expect(Object.keys(words.of).sort(), lang).toEqual(NAMES.toSorted());
  }
});

test('DRAW-1 every topic says for each of its steps whether it has a drawing; most have one', () => {
  const counts = firstAidTopics().map(({ slug, texts }) => [slug, texts.en.steps.length]);
  expect(
    Object.entries(STEP_DRAWINGS)
      .map(([slug, steps]) => [slug, steps.length])
      .sort(),
  ).toEqual(counts.sort());
  expect(Object.values(STEP_DRAWINGS).flat().filter(Boolean).length).toBeGreaterThanOrEqual(110);
  for (const slug of [
    'cpr-adult',
    'cpr-child',
    'cpr-infant',
    'choking',
    'severe-bleeding',
    'stroke',
    'drowning',
  ])
    expect(STEP_DRAWINGS[slug], slug).not.toContain(null);
});

test('DRAW-1 a page without scripts gets the drawing of a step as a file with its colours', () => {
  expect([drawingOf('burns', 1), drawingOf('burns', 9), drawingOf('astrology', 0)]).toEqual([
    'cool-burn',
    undefined,
    undefined,
  ]);
  expect(svgFile(DRAWINGS['cool-burn'], ':root{}')).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 280 200" .*stroke-width="2"[^>]*><style>:root\{\}<\/style>.*<\/svg>$/,
  );
});

test('DRAW-1 a timer counts the minutes that its step names', () => {
  for (const [slug, steps] of Object.entries(STEP_MINUTES))
    for (const [step, minutes] of Object.entries(steps))
      expect(textOf(slug, Number(step)), slug).toMatch(new RegExp(`\\b${minutes} minutes`));
});

test('DRAW-1 the metronome keeps the pace of the guidelines, where the chest is pushed', () => {
  expect(PUSHES_PER_MINUTE).toBeGreaterThanOrEqual(100);
  expect(PUSHES_PER_MINUTE).toBeLessThanOrEqual(120);
  for (const { slug, texts } of firstAidTopics())
    texts.en.steps.forEach((_, step) => {
      if (isPushing(slug, step)) expect(textOf(slug, step), slug).toMatch(/push|CPR/i);
    });
});

test('DRAW-1 CPR leads to choking first, for babies to that of babies', () => {
  const slugs = firstAidTopics().map(({ slug }) => slug);
  expect(CHECK_FIRST['cpr-child']).toBe('choking');
  expect(CHECK_FIRST['cpr-infant']).toBe('choking-baby');
  for (const [from, to] of Object.entries(CHECK_FIRST))
    expect(slugs).toEqual(expect.arrayContaining([from, to]));
});

test('DRAW-1 what must never be done stands at a step that there is', () => {
  const marked = firstAidTopics().flatMap(({ slug, never, texts }) =>
    never.map((one) => ({ slug, texts, ...one })),
  );
  expect(marked.length).toBeGreaterThan(50);
  for (const { slug, step, texts } of marked) expect(step, slug).toBeLessThan(texts.en.steps.length);
});
