import { ONE_LINE } from '@lakou/contract/one-line.rules';
import fc from 'fast-check';

export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

const TEXT = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'binary', minLength: 41, maxLength: 80 }), // serialisers treat long ones otherwise
  fc.constantFrom('\ud800', '"\\\u0000\u2028</script>', 'Klinik Bèl Jaden — « N’ap viv »'),
);
const FORMATS: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(-24, -14)),
  'date-time': fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
};

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const own = Object.entries(properties).map(([name, one]) => [name, samplesOf(one)] as const);
  const named = fc.record(Object.fromEntries(own), { requiredKeys: required });
  if (typeof additionalProperties !== 'object') return named;
  return fc.dictionary(fc.string(), samplesOf(additionalProperties), { maxKeys: 3 });
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) });
  if (type === 'number') return fc.double({ min, max, noNaN: true }).filter((value) => !Object.is(value, -0));
  if (type === 'object') return object(schema);
  if (type === 'array') {
    const { minItems: minLength = 0, maxItems = 3 } = schema;
    return fc.array(samplesOf(schema.items ?? {}), {
      minLength,
      maxLength: Math.max(minLength, Math.min(maxItems, 3)),
    });
  }
  const written = schema.format ? FORMATS[schema.format] : undefined;
  if (written) return written;
  const isLine = schema.pattern === ONE_LINE.source;
  if (schema.pattern && !isLine) return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const fitting = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) });
  return fc.oneof(
    fitting,
    TEXT.filter(
      (text) => text.length >= minLength && text.length <= maxLength && (!isLine || ONE_LINE.test(text)),
    ),
  );
}

/** Values that match a JSON Schema of our contract. */
export function samplesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(samplesOf));
  if (schema.type === undefined) return fc.jsonValue();
  return fc.oneof(...[schema.type].flat().map((type) => ofType(type, schema)));
}
