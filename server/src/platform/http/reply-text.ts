import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/** The JSON Schema of a reply, for the compiled serialiser: fast, and blind to fields it does not name. */
function replySchema(schema: z.ZodType): object {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // Fields it does not name are dropped, not a fault: said otherwise, the serialiser refuses them in a choice.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

/** Writes a reply as text. Compiled with the first one: all of them at once would be a good part of the start. */
export function replyWriter(schema: z.ZodType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= fastJson(replySchema(schema));
    return write(answer);
  };
}
