import { expect, test } from 'vitest';
import { coveredPart } from './use-covers-nothing.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const button = box(296, 608, 52, 52);

test('AI-2 of a small link much is covered, of a card’s edge little, of what lies beside nothing', () => {
  expect(coveredPart(box(290, 600, 60, 44), button)).toBeGreaterThan(0.5);
  expect(coveredPart(box(16, 560, 328, 120), button)).toBeLessThan(1 / 8);
  expect(coveredPart(box(16, 100, 328, 120), button)).toBe(0);
  expect(coveredPart(button, button)).toBe(1);
});
