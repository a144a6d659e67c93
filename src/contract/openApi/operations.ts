import type { Call } from '../call.ts';
import { SOURCE_FILE_HEADER, SOURCE_HEADER, SOURCE_KINDS } from '../history/historySource.ts';
import { IDEMPOTENCY_KEY_HEADER, MAX_IDEMPOTENCY_KEY_LENGTH } from '../idempotency.ts';
import { IMAGE_TYPES } from '../products/productFields.ts';
import type { Descriptions, Json, ToJsonSchema } from './jsonSchema.ts';

/** What the contract doesn't say about a call. */
export type CallWords = {
  summary: string;
  description?: string;
  /** The response has an ETag, by which it can be revalidated. */
  hasETag?: true;
  /** Refusals by status, besides those of every call. */
  refusals?: Record<number, string>;
};

/** What the calls of a document share. */
export type DocumentRules = {
  toJsonSchema: ToJsonSchema;
  descriptions: Descriptions;
  /** Schemas of parameters that arrive as text but are whole numbers. */
  numberParameters: Record<string, Json>;
  idempotencyKey: string;
  /** `output`: responses as this server sends them. `input`: as any backend may send them. */
  responses: 'input' | 'output';
  /** Responses by status that calls have in common, with `default` for those that aren't described. */
  getRefusals(call: Call, isPublic: boolean): Record<number | 'default', Json>;
};

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  description,
  schema,
});

const getHeaders = (call: Call, { hasETag }: CallWords, { idempotencyKey }: DocumentRules): Json[] => {
  const key = header(IDEMPOTENCY_KEY_HEADER, idempotencyKey, {
    type: 'string',
    minLength: 1,
    maxLength: MAX_IDEMPOTENCY_KEY_LENGTH,
  });
  return [
    ...(call.requiresIdempotencyKey ? [{ ...key, required: true }] : []),
    ...(call.acceptsIdempotencyKey ? [key] : []),
    ...(call.acceptsSource
      ? [
          header(SOURCE_HEADER, 'What the write is made by. For the history.', {
            type: 'string',
            enum: SOURCE_KINDS,
          }),
          header(SOURCE_FILE_HEADER, 'Name of the imported file, percent-encoded.', { type: 'string' }),
        ]
      : []),
    ...(hasETag
      ? [header('If-None-Match', 'The ETag of an earlier response to the same request.', { type: 'string' })]
      : []),
  ];
};

function toParameters(call: Call, words: CallWords, rules: DocumentRules): Json[] {
  const { toJsonSchema, descriptions, numberParameters } = rules;
  const defaults = call.query.safeParse({}).data as Json | undefined;
  const { properties = {}, required = [] } = toJsonSchema(call.query, 'input');
  return [
    ...Array.from(call.path.matchAll(/:(\w+)/g), ([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      ...(required.includes(name) && { required: true }),
      ...(descriptions[name] && { description: descriptions[name] }),
      schema: {
        ...(numberParameters[name] ?? { ...(schema as Json), type: 'string' }),
        default: defaults?.[name],
      },
    })),
    ...getHeaders(call, words, rules),
  ];
}

function toRequestBody({ bodyType, body }: Call, { toJsonSchema }: DocumentRules): Json {
  if (bodyType === 'none') return {};
  const schema = toJsonSchema(body, 'input');
  if (bodyType === 'json')
    return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const { images, ...parts } = schema.properties ?? {};
  const files = { ...(images as Json), items: { type: 'string', format: 'binary' } };
  const encoding = Object.keys(parts).map((name) => [name, { contentType: 'application/json' }]);
  const form = {
    schema: {
      ...schema,
      properties: { ...parts, images: files },
      // A form without files has no such part.
      required: schema.required?.filter((name) => name !== 'images'),
    },
    encoding: { ...Object.fromEntries(encoding), images: { contentType: IMAGE_TYPES.join(', ') } },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': form } } };
}

export const errorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** The component `Error`: the body of every response that isn't a 200. */
export const errorSchema: Json = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What is wrong, for people.' },
    field: { type: 'string', description: 'The field of the request that the message is about.' },
  },
  required: ['message'],
};

type DescribedCall = {
  name: string;
  call: Call;
  words: CallWords;
  /** The call needs no session. */
  isPublic?: boolean;
  /** Fields that only one of the documents has. */
  more?: Json;
};

function toOperation(described: DescribedCall, rules: DocumentRules): Json {
  const { name, call, words, isPublic = false, more } = described;
  const { summary, description, hasETag, refusals } = words;
  const data = {
    type: 'object',
    properties: { data: rules.toJsonSchema(call.response, rules.responses) },
    required: ['data'],
  };
  const refused = Object.entries(refusals ?? {}).map(([status, text]) => [status, errorResponse(text)]);
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    parameters: toParameters(call, words, rules),
    ...toRequestBody(call, rules),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: data } } },
      ...(hasETag && { 304: { description: 'Unchanged since the response with this ETag.' } }),
      ...rules.getRefusals(call, isPublic),
      ...Object.fromEntries(refused),
    },
    ...more,
  };
}

/** Describes calls by their path and method. */
export function buildPaths(calls: readonly DescribedCall[], rules: DocumentRules): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const described of calls) {
    const { path, method } = described.call;
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: toOperation(described, rules) };
  }
  return paths;
}
