import type { GbnfJsonSchema } from 'node-llama-cpp';

/** JSON Schema as Zod writes it, as far as a grammar can hold it; the rest is validated afterwards. */
type JsonSchema = Readonly<{
  anyOf?: readonly JsonSchema[];
  enum?: readonly (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
}>;

/** A string without a limit would let a model write until its context is full. */
const longestString = 400;
const longestArray = 12;

/** The grammar an answer is written by: it can only be what the schema allows. */
export const grammarSchemaOf = (schema: JsonSchema): GbnfJsonSchema => {
  if (schema.anyOf) return { oneOf: schema.anyOf.map(grammarSchemaOf) };
  if (schema.enum) return { enum: schema.enum };
  if (schema.const !== undefined) return { const: schema.const };
  return byType[schema.type as keyof typeof byType](schema);
};

const byType = {
  object: ({ properties = {} }: JsonSchema): GbnfJsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, grammarSchemaOf(value)])),
  }),
  array: ({ items = { type: 'string' }, minItems = 0, maxItems = longestArray }: JsonSchema): GbnfJsonSchema => ({
    type: 'array',
    items: grammarSchemaOf(items),
    minItems,
    maxItems: Math.min(maxItems, longestArray),
  }),
  string: ({ minLength = 0, maxLength = longestString }: JsonSchema): GbnfJsonSchema => ({
    type: 'string',
    minLength,
    maxLength,
  }),
  number: (): GbnfJsonSchema => ({ type: 'number' }),
  integer: (): GbnfJsonSchema => ({ type: 'integer' }),
  boolean: (): GbnfJsonSchema => ({ type: 'boolean' }),
  null: (): GbnfJsonSchema => ({ type: 'null' }),
} as const;
