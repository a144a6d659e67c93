import * as z from 'zod/mini';
import { blankToMissing } from '../storefront/optional.ts';
import { amount } from '../wire/lenient.ts';

export type Json = Record<string, unknown>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `input`: what the other side may send. `output`: what this server sends, which is narrower. */
type Direction = 'input' | 'output';
export type ToJsonSchema = (schema: z.core.$ZodType, io: Direction) => JsonSchema;

/** Descriptions of fields and parameters by their name, or by the name of their object and their own. */
export type Descriptions = Readonly<Record<string, string>>;

/** Returns the schema that a transformation of the contract starts from, without null, which is never sent. */
function getSentSchema(schema: z.core.$ZodTypes): z.core.$ZodType | undefined {
  if (schema === amount) return z.number();
  const { def } = schema._zod;
  if (def.type !== 'pipe' || (def.out as z.core.$ZodTypes)._zod.def.type !== 'transform') return undefined;
  const inner = (def.in as z.core.$ZodTypes)._zod.def;
  return inner.type === 'nullable' ? inner.innerType : def.in;
}

/** Describes an optional field, which may also be null or blank. */
function describeOptional(json: JsonSchema): JsonSchema {
  if (json.type !== 'string')
    return { anyOf: [json, { type: ['string', 'null'], pattern: String.raw`^\s*$` }] };
  const { minLength: _, ...text } = json;
  return { ...text, type: ['string', 'null'] };
}

/** Returns the schema of a field that is read by `optional`; undefined for any other schema. */
function getOptionalField(schema: z.core.$ZodTypes): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  return def.type === 'pipe' && def.in === blankToMissing ? def.out : undefined;
}

function replace(json: JsonSchema, next: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, next);
}

/** Describes the fields of a schema, except objects, whose fields are described. `parent` is the object's name. */
function describeFields(schema: JsonSchema, descriptions: Descriptions, parent = ''): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    if (typeof property !== 'object') return [name, property];
    const description = property.properties
      ? undefined
      : (descriptions[`${parent}.${name}`] ?? descriptions[name]);
    return [name, { ...describeFields(property, descriptions, name), ...(description && { description }) }];
  });
  const { items, anyOf } = schema;
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: describeFields(items, descriptions) }),
    ...(anyOf && { anyOf: anyOf.map((one) => describeFields(one as JsonSchema, descriptions, parent)) }),
  };
}

/** Creates the conversion to JSON Schema. It refers to `named` schemas, which are components of the document. */
export function createToJsonSchema(
  descriptions: Descriptions,
  named: Readonly<Record<string, z.core.$ZodType>> = {},
): ToJsonSchema {
  const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  return function toJsonSchema(root, io) {
    const { $schema: _, ...json } = z.toJSONSchema(root, {
      io,
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const name = zodSchema === root ? undefined : names.get(zodSchema);
        const sent = io === 'output' ? getSentSchema(zodSchema) : undefined;
        const field = io === 'input' ? getOptionalField(zodSchema) : undefined;
        if (name !== undefined) replace(jsonSchema, { $ref: `#/components/schemas/${name}` });
        else if (sent) Object.assign(jsonSchema, toJsonSchema(sent, io));
        // Zod has described the field as if it were required.
        else if (field) replace(jsonSchema, describeOptional(toJsonSchema(field, io)));
        // The contract checks objects of others, such as those of WebAuthn, with functions.
        else if (zodSchema._zod.def.type === 'custom') jsonSchema.type = 'object';
        const [plain, other] = jsonSchema.anyOf ?? [];
        if (other?.type === 'null' && plain && Object.keys(plain).join() === 'type')
          replace(jsonSchema, { type: [...new Set([plain.type, 'null'].flat())] } as JsonSchema);
        // Later versions may add fields to responses.
        if (io === 'output') delete jsonSchema.additionalProperties;
      },
    });
    return describeFields(json, descriptions);
  };
}
