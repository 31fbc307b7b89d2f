import { z } from 'zod';

/** The schema as it is sent to an engine. Answers are validated again: not every engine enforces it. */
export const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema);
  return rest;
};

export type ReadJson<Value> = Readonly<{ value: Value }> | Readonly<{ problems: readonly string[] }>;

/** Parses what a model wrote; `problems` name fields only. */
export const readJson = <Value>(content: string, schema: z.ZodType<Value>): ReadJson<Value> => {
  const parsed = schema.safeParse(jsonIn(content));
  return parsed.success
    ? { value: parsed.data }
    : { problems: parsed.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.') || 'JSON'} : ${code}`) };
};

/** Models often wrap their JSON in a sentence or a code fence. */
const jsonIn = (content: string): unknown => {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};

/** Sent once when an answer is invalid; `problems` name fields, never contents. */
export const repairInstructions = (problems: readonly string[]): string =>
  `Cette réponse ne suit pas le schéma demandé (${problems.join(', ')}). Répondez de nouveau à la même demande, par un seul objet JSON complet, sans aucun autre texte.`;
