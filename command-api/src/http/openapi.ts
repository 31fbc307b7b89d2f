import { problem, problems } from '@ecrin/contracts/problem/problem.ts';
import { idempotencyHeader, receipt } from '@ecrin/contracts/transport/receipt.ts';
import type { AnyHandledRoute, AnyRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { atLeastHeaders } from './request/at-least-position.ts';
import { prefixOf, type AreaRoutes } from './routing/mount-routes.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });
const bareBytes = ({ media = 'audio/*' }: Pick<AnyHandledRoute, 'media'>) => ({
  [media]: { schema: { type: 'string', format: 'binary' } },
});
/** Every refusal and fault, with every problem code. */
const problemSchema = schemaOf(problem.extend({ code: z.literal(Object.keys(problems)) }), 'output');
const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const parametersIn = (place: 'path' | 'query', schema: z.ZodType | undefined) => {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {};
  return Object.entries(properties as JsonSchema).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || (required as readonly string[]).includes(name),
    schema: described,
  }));
};

const headersOf = (route: AnyRoute): Readonly<Record<string, string>> => {
  if (route.kind === 'query') return atLeastHeaders;
  const again = { [idempotencyHeader]: 'The same key again is the same command: it gets the first answer' };
  return { ...(route.method === 'get' ? {} : again), ...route.headers };
};
const headerParameters = (route: AnyRoute) =>
  Object.entries(headersOf(route)).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));

const answersOf = (route: AnyRoute): JsonSchema => {
  if (route.kind === 'command' && route.answer === undefined)
    return {
      200: {
        description: 'Stream, revision and position of the last event',
        content: jsonContent(schemaOf(receipt, 'output')),
      },
    };
  if (route.kind !== 'query' && route.bytes === 'answered') {
    const content = bareBytes(route);
    return {
      200: { description: 'The whole', content },
      206: { description: 'The range asked for', content },
      416: { description: 'There is no such range' },
    };
  }
  return route.answer
    ? { 200: { description: route.summary, content: jsonContent(schemaOf(route.answer, 'output')) } }
    : { 204: { description: 'Done; there is nothing to say' } };
};

const bodyOf = (route: AnyRoute) => {
  if (route.kind === 'query' || route.method === 'get') return {};
  if (route.bytes === 'sent') return { requestBody: { required: true, content: bareBytes(route) } };
  return route.body ? { requestBody: { content: jsonContent(schemaOf(route.body, 'input')) } } : {};
};

const operationOf = (route: AnyRoute) => ({
  summary: route.summary,
  tags: [route.path.split('/')[1] ?? ''],
  security: route.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [
    ...parametersIn('path', route.params),
    ...parametersIn('query', route.query),
    ...headerParameters(route),
  ],
  ...bodyOf(route),
  responses: {
    ...answersOf(route),
    ...(route.access === 'public' ? {} : { 401: problemAnswer('The session is over or there was none') }),
    default: problemAnswer('A refusal or a fault'),
  },
});

const listed = (areas: AreaRoutes) =>
  (['client', 'admin'] as const).flatMap((area) => areas[area].map((route) => ({ area, route })));

/** The whole API in OpenAPI 3.1, from the same schemas that validate requests. */
export const describeApi = (areas: AreaRoutes, version: string): JsonSchema => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { area, route } of listed(areas)) {
    const path = prefixOf(area) + route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Écrin', version },
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
