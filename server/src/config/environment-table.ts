import type { z } from 'zod';
import { apiSchema, projectionsSchema, sharedSchema, workflowsSchema } from './config.ts';

const schemas = {
  all: sharedSchema,
  api: apiSchema,
  projections: projectionsSchema,
  workflows: workflowsSchema,
} as const;

const defaultOf = (schema: z.ZodType): string => {
  const value: unknown = schema.safeParse(undefined).data;
  if (value === undefined) return '';
  return Array.isArray(value) ? `\`${value.join(',')}\`` : `\`${JSON.stringify(value).replaceAll('"', '')}\``;
};

/** Every variable of every role, as a Markdown table, from the schemas that read them. */
export const environmentTable = (): string =>
  [
    '| variable | role | default | what it does |',
    '| --- | --- | --- | --- |',
    ...Object.entries(schemas).flatMap(([role, { shape }]) =>
      Object.entries(shape).map(
        ([name, schema]: [string, z.ZodType]) =>
          `| \`${name}\` | ${role} | ${defaultOf(schema)} | ${schema.description ?? ''} |`,
      ),
    ),
  ].join('\n');
