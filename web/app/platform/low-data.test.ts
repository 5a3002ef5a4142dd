import { beforeEach, expect, test, vi } from 'vitest';
import { addDataUsed, dataUsed } from './data-used.ts';
import { chooseLowData, isLowData, lowDataChoice } from './low-data.ts';

const marked = vi.fn();
let link: { saveData?: boolean; effectiveType?: string } | undefined;

beforeEach(() => {
  const kept = new Map<string, string>();
  link = undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: marked } });
  vi.stubGlobal('navigator', {
    get connection() {
      return link;
    },
  });
});

test.each([
  [undefined, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
])('OFF-2 by itself, a link of %j is low on data: %s', (connection, low) => {
  link = connection;
  expect(lowDataChoice()).toBe('auto');
  expect(isLowData()).toBe(low);
});

test('LOW-1 OFF-2 what was chosen counts more than the link, and the page is marked for its font', () => {
  chooseLowData('on');
  expect(isLowData()).toBe(true);
  expect(marked).toHaveBeenLastCalledWith('data-low-data', true);
  link = { saveData: true };
  chooseLowData('off');
  expect(isLowData()).toBe(false);
  expect(marked).toHaveBeenLastCalledWith('data-low-data', false);
});

test('OFF-2 what was loaded is added up for the month, and begins anew with the next', () => {
  const [first, last, next] = ['2026-11-01', '2026-11-30', '2026-12-01'].map((day) => new Date(day));
  addDataUsed(1200, first);
  addDataUsed(0, first);
  addDataUsed(300, last);
  expect(dataUsed(last)).toBe(1500);
  expect(dataUsed(next)).toBe(0);
  addDataUsed(7, next);
  expect(dataUsed(next)).toBe(7);
});
