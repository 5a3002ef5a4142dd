import { type Contract, contract, type EndpointKey } from '@lakou/contract';
import type fc from 'fast-check';
import { z } from 'zod';
import { type JsonSchema, samplesOf } from '../samples.ts';

/** Values that fit a part of a call, as its contract says; undefined where it has no such part. */
export function fitting(key: string, part: 'params' | 'query' | 'body'): fc.Arbitrary<unknown> | undefined {
  const schema = (contract as Contract)[key as EndpointKey]?.[part] as z.ZodType | undefined;
  if (!schema) return undefined;
  return samplesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
