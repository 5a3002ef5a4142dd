import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/**
 * The JSON Schema of a reply, for the compiled serialiser: it is fast and drops fields that the
 * schema does not name.
 */
function replySchema(schema: z.ZodType): object {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // Additional fields are dropped and are no error; with `additionalProperties: false` the
      // serialiser refuses them in a union.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

/**
 * Writes a reply as text. The serialiser is compiled at its first use, because compiling all of
 * them would slow the start.
 */
export function replyWriter(schema: z.ZodType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= fastJson(replySchema(schema));
    return write(answer);
  };
}
