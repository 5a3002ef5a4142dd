const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Values at which programs stumble: wrong types, edges of numbers and dates, texts that mean something elsewhere. */
export const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [null],
  nested(200),
  JSON.parse('{"__proto__":{"role":"ADMIN"},"constructor":1}'),
  '',
  ' ',
  '0',
  'null',
  'a'.repeat(10_000),
  '😀'.repeat(400),
  'e\u0301'.repeat(300),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202Eright to left',
  '../../etc/passwd',
  '%00%ff',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '0000-00-00',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-15T12:00:00+14:00',
  '24:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '+50900000000',
  'America/Nowhere',
  '99999999999999999999999',
  '-1',
  '1e3',
  'NaN',
];

export const oddTexts: readonly string[] = ODD.filter((value) => typeof value === 'string');

/** The paths to every value inside, and to the whole. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [[...path], ...inside];
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], odd: unknown): unknown {
  if (step === undefined) return odd;
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? replaced(one, rest, odd) : one));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest, odd) };
}

/** The value with one place in it replaced; `pick` chooses the place. */
export function withOdd(value: unknown, odd: unknown, pick: (count: number) => number): unknown {
  const paths = pathsIn(value);
  return replaced(value, paths[pick(paths.length)] ?? [], odd);
}
