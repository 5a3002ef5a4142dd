import fc from 'fast-check';
import { z } from 'zod';
import { type JsonSchema, samplesOf } from './samples.ts';

/** The path to a text in a body or a query: a property name or `[]`, with its schema. */
interface Step {
  readonly key: string;
  readonly schema: JsonSchema;
}

export interface TextField {
  readonly path: string;
  readonly steps: readonly Step[];
  readonly schema: JsonSchema;
  /** How many such texts the innermost list may hold, itself or in its objects. */
  readonly items: number;
}

const choicesOf = (schema: JsonSchema) => [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];

function walk(schema: JsonSchema, steps: readonly Step[], items: number): TextField[] {
  if ('const' in schema || schema.enum) return [];
  const path = steps.map(({ key }) => key).join('.');
  const own = [schema.type].flat().includes('string') ? [{ path, steps, schema, items }] : [];
  const into = (key: string, child: JsonSchema, most = items) =>
    walk(child, [...steps, { key, schema: child }], most);
  return [
    ...own,
    ...choicesOf(schema).flatMap((choice) => walk(choice, steps, items)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => into(key, child)),
    ...(schema.items ? into('[]', schema.items, schema.maxItems ?? 1) : []),
  ];
}

/** Every text field that can be sent there. */
export const textFieldsOf = (schema: unknown): TextField[] =>
  walk(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema, [], 1);

/**
 * Whether a pattern limits the length: outside its character classes nothing may repeat without
 * limit.
 */
const isEnding = (pattern: string) =>
  !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, ''));

export const hasLimit = ({ schema }: TextField) =>
  schema.maxLength !== undefined || (schema.pattern !== undefined && isEnding(schema.pattern));

const sampleOf = (schema: JsonSchema) => fc.sample(samplesOf(schema), { numRuns: 1, seed: 1 })[0];
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value with these texts in the field; missing parents are created. */
export function withTexts(
  value: unknown,
  [step, ...rest]: readonly Step[],
  texts: readonly string[],
): unknown {
  if (!step) return texts[0];
  if (step.key === '[]') {
    if (rest.length === 0) return texts;
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    const start = first ?? sampleOf(step.schema);
    // The texts belong to the innermost list; one object of each list around it is enough.
    if (rest.some(({ key }) => key === '[]')) return [withTexts(start, rest, texts)];
    return texts.map((text) => withTexts(start, rest, [text]));
  }
  const object = isObject(value) && !Array.isArray(value) ? value : {};
  const child: unknown = Reflect.get(object, step.key);
  const start = rest.length > 0 && !isObject(child) ? sampleOf(step.schema) : child;
  return { ...object, [step.key]: withTexts(start, rest, texts) };
}
