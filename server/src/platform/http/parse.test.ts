import { type Contract, contract, type Endpoint } from '@lakou/contract';
import { expect, test } from 'vitest';
import { textFieldsOf, withTexts } from '#test/text-fields.ts';
import { Refusal } from '../errors.ts';
import { parse } from './parse.ts';

/** The faults that are named of a body with nothing but this in it. */
function faultsOf(endpoint: Endpoint, body: unknown): string[] {
  try {
    parse({ ...endpoint, query: undefined, params: undefined } as unknown as Endpoint, {
      params: {},
      query: {},
      body,
    });
    return [];
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return (problem.fields ?? []).map(({ path }) => path);
  }
}

test('API-3 a field is named once, however much is wrong with it', () => {
  const twice = Object.entries(contract as Contract).flatMap(([key, endpoint]) =>
    (endpoint.body && !endpoint.upload ? textFieldsOf(endpoint.body) : []).flatMap(({ path, steps }) =>
      ['', ' \n', `\n${'x'.repeat(300)}`].flatMap((text) => {
        const paths = faultsOf(endpoint, withTexts({}, steps, [text]));
        return new Set(paths).size < paths.length
          ? [`${key} ${path} ${JSON.stringify(text.slice(0, 3))}`]
          : [];
      }),
    ),
  );
  expect(twice).toEqual([]);
});
