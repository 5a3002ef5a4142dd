import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, centred, newestFirst, overlap, readable, widthOf } from './chart-labels.ts';

const PHONE = 296;
const placed = (texts: readonly string[], size: number) =>
  texts.map((text, index) => centred(((index + 0.5) / texts.length) * PHONE, widthOf(text, size), PHONE));
const shownOf = (texts: readonly string[], size: number) =>
  [...readable(placed(texts, size), newestFirst(texts.length))].map((index) => texts[index]).reverse();

test('TRACK-1 labels of a chart that would overlap on a phone are left out, the newest last', () => {
  const hours = ['minwi', 'maten', 'maten', 'midi', 'apremidi', 'aswè'];
  expect(shownOf(hours, 13)).toEqual(['minwi', 'maten', 'maten', 'midi', 'aswè']);
  expect(shownOf(['0 h', '4 h', '8 h', '12 h', '16 h', '20 h'], 13)).toHaveLength(6);
  const days = Array.from({ length: 31 }, (_, index) => String(index + 1));
  expect(shownOf(days, 13).at(-1)).toBe('31');
  expect(shownOf(days, 13 * 2).length).toBeLessThan(shownOf(days, 13).length);
});

test('TRACK-3 no two labels of a chart overlap, whatever they say and however large text is', () => {
  const texts = fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.constantFrom(13, 13 * 1.5, 26), (names, size) => {
      const spans = placed(names, size);
      const shown = [...readable(spans, newestFirst(names.length))].map((index) => spans[index]);
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown)
        for (const other of shown) if (one && other && one !== other) expect(overlap(one, other)).toBe(false);
    }),
  );
});

test('TRACK-3 a label at the edge of a chart is moved inwards', () => {
  expect(centred(290, 40, PHONE)).toEqual({ from: 256, to: 296 });
  expect(centred(5, 40, PHONE)).toEqual({ from: 0, to: 40 });
  expect(centred(100, 40, PHONE)).toEqual({ from: 80, to: 120 });
});

test('MAT-4 two texts at the ends of lines are moved apart as far as they need', () => {
  expect(apart(50, 100, 18)).toEqual([50, 100]);
  expect(apart(50, 56, 18)).toEqual([44, 62]);
});
