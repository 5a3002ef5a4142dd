import { type Contract, contract, type EndpointKey } from '@lakou/contract';
import { z } from 'zod';

/** The names in the path of a call. */
export const paramsOf = (key: string): string[] => [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Whether the contract accepts only ids for the last parameter. */
export function takesIds(key: string): boolean {
  const params = (contract as Contract)[key as EndpointKey]?.params as z.ZodType | undefined;
  const { properties = {} } = params ? z.toJSONSchema(params) : {};
  const last = properties[paramsOf(key).at(-1) ?? ''];
  return typeof last === 'object' && last.format === 'uuid';
}

/** Whether the last id is that of something inside of what the others name. Of two people neither is inside of the other. */
export function namesChild(key: string): boolean {
  const names = paramsOf(key);
  const last = names.at(-1) ?? '';
  return names.length > 1 && takesIds(key) && last.endsWith('Id') && last !== 'userId';
}
