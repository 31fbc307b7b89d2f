import { v7 } from 'uuid';
import type { Random } from './random.ts';
import type { Target } from './target.ts';

/** The part of JSON Schema that the server's OpenAPI description uses. */
export type Schema = Readonly<{
  type?: string;
  format?: string;
  enum?: readonly [unknown, ...unknown[]];
  const?: unknown;
  minimum?: number;
  maxLength?: number;
  anyOf?: readonly [Schema, ...Schema[]];
  oneOf?: readonly [Schema, ...Schema[]];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}>;
type Parameter = Readonly<{ name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }>;
export type Route = Readonly<{ method: string; path: string; parameters: readonly Parameter[]; body: Schema | null }>;

/** A value somewhere in a request. `build` gives a request that is right but for that value. */
export type Field = Readonly<{
  label: string;
  name: string;
  schema: Schema;
  build: (value: unknown, ids: Ids) => Readonly<{ method: string; path: string; body?: string }>;
}>;
/** Ids of existing items, by the name of the path parameter. */
export type Ids = Readonly<Record<string, string>>;

type Description = Readonly<{
  paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          Readonly<{
            parameters?: readonly Parameter[];
            requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> };
          }>
        >
      >
    >
  >;
}>;

/** Leaves out what ends the attacker's own session or account. */
const endsAccess = /^(DELETE|PUT) \/(session|sessions|password|email|\{clientId\})/;

/** Of several types – a text or null – each as a way of its own. */
const separateTypes = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('type' in value) || !Array.isArray(value.type)) return value;
  return { anyOf: value.type.map((type: unknown) => ({ ...value, type })) };
};

/** Every route of a client, as the server describes itself. */
export const clientRoutes = async (target: Target): Promise<readonly Route[]> => {
  const text = await (await fetch(`${target.server().url}/api/openapi.json`)).text();
  const { paths } = JSON.parse(text, separateTypes) as Description;
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/client/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.slice('/api/client'.length),
        parameters,
        body: requestBody?.content?.['application/json']?.schema ?? null,
      })),
    )
    .filter(({ method, path }) => !endsAccess.test(`${method} ${path}`));
};

/** Every value of every request: in its body, its query, its path. */
export const fieldsOf = (routes: readonly Route[], random: Random): readonly Field[] =>
  routes.flatMap((route) => [
    ...placesIn(route.body, 'body', random).map(({ build, ...place }) => ({
      ...place,
      label: `${route.method} ${route.path} ${place.label}`,
      build: (value: unknown, ids: Ids) => ({
        method: route.method,
        path: pathOf(route, ids),
        body: JSON.stringify(build(value)),
      }),
    })),
    ...route.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, schema }) => ({
        name,
        schema: leafOf(schema),
        label: `${route.method} ${route.path} ${name}`,
        build: (value: unknown, ids: Ids) => ({
          method: route.method,
          path: pathOf(route, ids, { [name]: String(value) }),
          ...(route.body ? { body: JSON.stringify(sampleOf(route.body, 'body', random)) } : {}),
        }),
      })),
  ]);

/** A request that is right. */
export const requestTo = (route: Route, ids: Ids, random: Random): ReturnType<Field['build']> => ({
  method: route.method,
  path: pathOf(route, ids),
  ...(route.body ? { body: JSON.stringify(sampleOf(route.body, 'body', random)) } : {}),
});

const leafOf = (schema: Schema): Schema => schema.anyOf?.[0] ?? schema;

const pathOf = ({ path, parameters }: Route, ids: Ids, given: Ids = {}): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent((given[name] ?? ids[name] ?? v7()).toWellFormed()),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || given[parameter.name] !== undefined))
    .map(({ name }) => [name, given[name] ?? (name === 'timeZone' ? 'Europe/Paris' : 'this-month')] as const);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(Object.fromEntries(query)).toString()}`;
};

type Place = Readonly<{ label: string; name: string; schema: Schema; build: (value: unknown) => unknown }>;

const placesIn = (schema: Schema | null, name: string, random: Random): readonly Place[] => {
  if (!schema) return [];
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return ways.flatMap((way) => placesIn(way, name, random));
  if (schema.items) return placesIn(schema.items, name, random).map((inner) => wrap(inner, (value) => [value]));
  if (!schema.properties) return [{ label: name, name, schema, build: (value) => value }];
  return Object.entries(schema.properties).flatMap(([key, property]) =>
    placesIn(property, key, random).map((inner) =>
      wrap(inner, (value) => ({ ...(sampleOf(schema, name, random) as object), [key]: value })),
    ),
  );
};

const wrap = (inner: Place, around: (value: unknown) => unknown): Place => ({
  ...inner,
  build: (value) => around(inner.build(value)),
});

const formats: Readonly<Record<string, () => string>> = {
  date: () => new Date().toISOString().slice(0, 10),
  'date-time': () => new Date().toISOString(),
  uuid: () => v7(),
  email: () => `${v7()}@example.org`,
};

/** A valid body: the required fields, with a random choice among alternatives. */
const sampleOf = (schema: Schema, name: string, random: Random): unknown => {
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return ways.some(isNull) ? null : sampleOf(random.pick(ways), name, random);
  if (schema.enum) return random.pick(schema.enum);
  const sampleOfType = samplesByType[String(schema.type)] ?? sampleOfNumber;
  return schema.const ?? sampleOfType(schema, name, random);
};

const isNull = ({ type }: Schema): boolean => type === 'null';

const sampleOfNumber = ({ minimum = 1 }: Schema): unknown => minimum;

const samplesByType: Readonly<Record<string, (schema: Schema, name: string, random: Random) => unknown>> = {
  boolean: () => true,
  array: () => [],
  string: ({ format = '' }, name) => (name === 'timeZone' ? 'Europe/Paris' : (formats[format]?.() ?? 'Essai')),
  object: ({ properties = {}, required = [] }, _name, random) =>
    Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {}, key, random)])),
};
