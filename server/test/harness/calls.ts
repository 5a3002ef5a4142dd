import { type Contract, contract, type EndpointKey } from '@lakou/contract';
import { z } from 'zod';
import type { AccessCase, ObjectRows } from '#platform/access/table.ts';
import { loadCapabilityTables } from '../access-tables.ts';
import { type TextField, textFieldsOf } from '../text-fields.ts';

/** A place of a request that takes an id: a parameter of the path, or a field of the query or the body. */
export interface IdPlace {
  readonly part: 'params' | 'query' | 'body';
  readonly name: string;
  /** Where it is in the query or the body. */
  readonly field?: TextField;
}

/** One call of the contract with its rows of the access table. */
export interface HarnessCall {
  readonly key: string;
  readonly capability: string;
  readonly isRead: boolean;
  /** The same for everybody. */
  readonly isPublic: boolean;
  readonly rows: readonly AccessCase[] | ObjectRows;
  readonly places: readonly IdPlace[];
}

const isId = ({ path, schema }: TextField) => schema.format === 'uuid' || /ids?(\.\[\])?$/i.test(path);

function placesOf(key: string): IdPlace[] {
  const endpoint = (contract as Contract)[key as EndpointKey];
  const { properties = {} } = endpoint?.params ? z.toJSONSchema(endpoint.params as z.ZodType) : {};
  const params = Object.entries(properties)
    .filter(([, schema]) => typeof schema === 'object' && schema.format === 'uuid')
    .map(([name]) => ({ part: 'params', name }) as const);
  const fields = (['query', 'body'] as const).flatMap((part) =>
    textFieldsOf(endpoint?.[part] ?? z.object({}))
      .filter(isId)
      .map((field) => ({ part, name: field.path, field })),
  );
  return [...params, ...fields];
}

/** Every call that answers at once: what is streamed has no end to wait for. */
export const CALLS: readonly HarnessCall[] = Object.entries(await loadCapabilityTables()).flatMap(
  ([capability, table]) =>
    Object.entries(table)
      .filter(([key]) => !(contract as Contract)[key as EndpointKey]?.stream)
      .map(([key, rows]) => ({
        key,
        capability,
        isPublic: (contract as Contract)[key as EndpointKey]?.cacheable === true,
        isRead: key.startsWith('GET '),
        rows,
        places: placesOf(key),
      })),
);
