import fc from 'fast-check';
import { type Contract, contract, type EndpointKey } from '../../packages/contract/src/index.ts';
import { pathOf } from '../../server/test/access-world.ts';
import { fitting } from '../../server/test/harness/fitting.ts';
import type { Request } from '../../server/test/harness/requests.ts';
import { ODD, oddTexts, withOdd } from './odd-values.ts';

export type Random = (count: number) => number;

export interface Input {
  /** With its query. */
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly headers?: Record<string, string>;
}

const FILE_TYPES = ['image/png', 'image/jpeg', 'application/pdf', 'audio/webm', 'text/html', ''] as const;

const chosenFrom = <T>(values: readonly T[], random: Random): T => values[random(values.length)] as T;

/** Values that fit a part of the call; what makes them is made once, which takes longer than a value. */
export function sampler(key: string, part: 'query' | 'body') {
  const arbitrary = fitting(key, part);
  return (random: Random) => arbitrary && fc.sample(arbitrary, { numRuns: 1, seed: random(2 ** 31) })[0];
}

export function textsOf(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** As an address carries it; a text stands for the whole, and a surrogate alone cannot travel. */
function queryText(query: unknown): string {
  const text =
    typeof query === 'string'
      ? encodeURIComponent(query.toWellFormed())
      : new URLSearchParams(textsOf(query));
  return `?${text}`;
}

function oddParams(pattern: string, random: Random): Record<string, string> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0
    ? {}
    : { [chosenFrom(names, random)]: chosenFrom(oddTexts, random).toWellFormed().slice(0, 150) };
}

/** What a call is sent: what fits the contract, what is the caller's own with one place changed, or anything. */
export function inputsFor(key: string, picture: Buffer, random: Random): (own: Request) => Input {
  const [, pattern = ''] = key.split(' ');
  const endpoint = (contract as Contract)[key as EndpointKey];
  const [someQuery, someBody] = [sampler(key, 'query'), sampler(key, 'body')];
  return (own) => {
    const fits = random(3) === 0;
    const params = random(8) === 0 ? { ...own.params, ...oddParams(pattern, random) } : own.params;
    const query = fits ? someQuery(random) : own.query;
    const oddQuery =
      random(4) === 0 && endpoint?.query
        ? withOdd(query ?? someQuery(random), chosenFrom(oddTexts, random), random)
        : query;
    const base = { url: pathOf(pattern, params) + queryText(oddQuery) };
    if (endpoint?.upload) {
      const bytes = picture.subarray(0, random(3) === 0 ? random(picture.length) : picture.length);
      return { ...base, payload: bytes, headers: { 'content-type': chosenFrom(FILE_TYPES, random) } };
    }
    if (!endpoint?.body) return base;
    const body = fits ? someBody(random) : (own.payload ?? {});
    const sent = random(4) === 0 ? body : withOdd(body, chosenFrom(ODD, random), random);
    return { ...base, payload: JSON.stringify(sent) ?? '', headers: { 'content-type': 'application/json' } };
  };
}
