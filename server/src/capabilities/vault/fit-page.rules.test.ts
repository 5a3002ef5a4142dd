import { expect, test } from 'vitest';
import { fitLines } from './fit-page.rules.ts';

const parts = [
  { name: 'allergies', heights: [10, 10, 10] },
  { name: 'visits', heights: [10, 10, 10] },
];
const room = { moreHeight: 10, leastFirst: ['visits', 'allergies'], keeps: { allergies: 3, visits: 2 } };
const counted = (height: number) => Object.fromEntries(fitLines(parts, { ...room, height }));

test.each([
  [60, { allergies: 3, visits: 3 }],
  // The line that says how many more there are takes as much as the one it replaces.
  [59, { allergies: 3, visits: 1 }],
  [50, { allergies: 3, visits: 1 }],
  [49, { allergies: 1, visits: 1 }],
  [0, { allergies: 1, visits: 1 }],
])('SUM-1 in a room of %i the least important gives way first: %o', (height, counts) => {
  expect(counted(height)).toEqual(counts);
});

test('SUM-1 a part goes down to what it keeps before any goes below that', () => {
  const many = [
    { name: 'allergies', heights: Array(10).fill(10) },
    { name: 'visits', heights: Array(10).fill(10) },
  ];
  expect(Object.fromEntries(fitLines(many, { ...room, height: 90 }))).toEqual({ allergies: 5, visits: 2 });
});
