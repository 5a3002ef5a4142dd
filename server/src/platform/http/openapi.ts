import { type Contract, contract, type Endpoint, ERRORS } from '@lakou/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { docsPage } from './docs-page.ts';
import { FILE_TYPES, FORM, UPLOAD_PART } from './parse.ts';

const access = 'everyone: the description of the API is public';

const ErrorReply = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERRORS)),
  fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  date: z.string().optional(),
  existing: z.object({ id: z.string(), text: z.string() }).optional(),
});

function jsonSchema(schema: unknown, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema, ...json } = z.toJSONSchema(schema as z.ZodType, { io });
  return json;
}

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function parameters(schema: unknown, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

const body = (type: string, schema: object) => ({ content: { [type]: { schema } } });
const json = (schema: object) => body('application/json', schema);

const BYTES = { type: 'string', format: 'binary' };
const file = { content: Object.fromEntries(FILE_TYPES.map((type) => [type, { schema: BYTES }])) };

const STREAM_TYPES = { events: 'text/event-stream', text: 'text/plain' };

function operation(key: string, endpoint: Endpoint) {
  const status = endpoint.status ?? (endpoint.reply ? 200 : 204);
  return {
    operationId: key.replaceAll(/\W+/g, '_'),
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        ...body(endpoint.form ? FORM : 'application/json', jsonSchema(endpoint.body, 'input')),
      },
    }),
    ...(endpoint.upload && {
      requestBody: { required: true, ...(endpoint.upload === 'stream' ? body(UPLOAD_PART, BYTES) : file) },
    }),
    responses: {
      [status]: {
        description: 'Done',
        ...(endpoint.reply &&
          body(
            endpoint.stream ? STREAM_TYPES[endpoint.stream] : 'application/json',
            jsonSchema(endpoint.reply, 'output'),
          )),
        ...(endpoint.download && file),
      },
      ...(endpoint.accepted && {
        202: {
          description: 'Waits for consent',
          ...(endpoint.reply && json(jsonSchema(endpoint.reply, 'output'))),
        },
      }),
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

export type Operation = ReturnType<typeof operation>;

/** OpenAPI 3.1, generated from the contract, so it always matches what is served. */
export function openApi(described: Contract) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, endpoint] of Object.entries(described)) {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(key, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      description: 'Errors are JSON with an English message and a stable code.',
    },
    paths,
    components: { schemas: { Error: jsonSchema(ErrorReply, 'output') } },
  };
}

export function serveApiDocs(app: FastifyInstance): void {
  // Generated at the first request, because it takes time and the start does not need it.
  let made: ReturnType<typeof openApi> | undefined;
  const description = () => {
    made ??= openApi(contract);
    return made;
  };
  app.get('/api/openapi.json', { config: { access } }, description);
  app.get('/api/docs', { config: { access } }, (_request, reply) => {
    const { html, policy } = docsPage(description());
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  });
}
