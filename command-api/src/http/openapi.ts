import { problem } from '@ecrin/contracts/problem.ts';
import { receipt } from '@ecrin/contracts/receipt.ts';
import type { AnyRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });
const problemContent = { 'application/problem+json': { schema: schemaOf(problem, 'output') } };

const parametersIn = (place: 'path' | 'query', schema: z.ZodType | undefined) => {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {};
  return Object.entries(properties as JsonSchema).map(([name, described]) => ({
    name, in: place, required: place === 'path' || (required as readonly string[]).includes(name), schema: described,
  }));
};

const answerOf = (route: AnyRoute): JsonSchema => {
  if (route.kind === 'command') return { description: 'Where its last event stands', content: jsonContent(schemaOf(receipt, 'output')) };
  return { description: route.summary, ...(route.answer ? { content: jsonContent(schemaOf(route.answer, 'output')) } : {}) };
};

const bodyOf = (route: AnyRoute) =>
  route.kind !== 'query' && route.body && route.method !== 'get' ? { requestBody: { content: jsonContent(schemaOf(route.body, 'input')) } } : {};

const operationOf = (route: AnyRoute) => ({
  summary: route.summary,
  tags: [route.path.split('/')[1] ?? ''],
  security: route.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.kind === 'command' ? undefined : route.query)],
  ...bodyOf(route),
  responses: { 200: answerOf(route), default: { description: 'A refusal or a fault', content: problemContent } },
});

/** The whole API in OpenAPI 3.1, from the very values that check requests. */
export const describeApi = (routes: readonly AnyRoute[], { prefix, version }: Readonly<{ prefix: string; version: string }>): JsonSchema => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = prefix + route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Écrin', version },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
};
