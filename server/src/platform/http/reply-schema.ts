import { z } from 'zod';

/** The JSON Schema of a reply, for the compiled serialiser: fast, and blind to fields it does not name. */
export function replySchema(schema: z.ZodType): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'output', target: 'draft-7' });
  return json;
}
