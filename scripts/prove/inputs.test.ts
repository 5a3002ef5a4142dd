import { expect, test } from 'vitest';
import { seededRandom } from '../mutation/mutants.ts';
import { inputsFor } from './inputs.ts';

const PICTURE = Buffer.from('a picture');

function inputsOf(key: string, seed: number, count: number) {
  const next = seededRandom(seed);
  const inputFor = inputsFor(key, PICTURE, (most) => Math.floor(next() * most));
  return Array.from({ length: count }, () => inputFor({ payload: { name: 'Mari', note: 'Bonjou' } }));
}

test('OPS-5 a seed sends the same inputs again, and another one others', () => {
  const key = 'POST /api/auth/register';
  expect(inputsOf(key, 7, 50)).toEqual(inputsOf(key, 7, 50));
  expect(inputsOf(key, 7, 50)).not.toEqual(inputsOf(key, 8, 50));
});

test('OPS-5 a long text in a query is one text, not ten thousand parameters', () => {
  const names = inputsOf('GET /api/providers', 7, 400).map(
    ({ url }) => new URL(url, 'http://lakou.test').searchParams.size,
  );
  expect(Math.max(...names)).toBeLessThan(60);
  expect(Math.max(...names)).toBeGreaterThan(2);
});
