import { LARGEST_RATE_STEP } from '@lakou/contract/exchange-rates.rules';
import { SETTINGS } from '@lakou/contract/system.rules';

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The value that a JSON pointer (RFC 6901) names, undefined when there is none. */
export function atPointer(document: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value: unknown, key) => member(value, key), document);
}

/** Gourdes per dollar in an answer, to four decimals; undefined when it holds no possible rate there. */
export function rateIn(text: string, pointer: string): number | undefined {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return undefined;
  }
  const found = atPointer(document, pointer);
  const isNumber = typeof found === 'number' || (typeof found === 'string' && /^\d+(\.\d+)?$/.test(found));
  const rate = isNumber ? Math.round(Number(found) * 10_000) / 10_000 : Number.NaN;
  const { least, most } = SETTINGS.htgPerUsd;
  return rate >= least && rate <= most ? rate : undefined;
}

/** Whether a rate is so far from the last one that a mistake is likelier than the market. */
export const isJump = (rate: number, last: number): boolean =>
  Math.abs(rate - last) * 100 > last * LARGEST_RATE_STEP;
