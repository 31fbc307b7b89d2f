import { z } from 'zod';
import {
  addUsage,
  LanguageFault,
  spentOn,
  type JsonRequest,
  type LanguageMessage,
  type LanguageUsage,
} from '#ports/language-engine.ts';

/** The schema as it is sent to an engine. Answers are validated again: not every engine enforces it. */
export const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema);
  return rest;
};

type ReadJson<Value> = Readonly<{ value: Value }> | Readonly<{ problems: readonly string[] }>;

/** Parses what a model wrote; `problems` name fields only. */
const readJson = <Value>(content: string, schema: z.ZodType<Value>): ReadJson<Value> => {
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
const repairInstructions = (problems: readonly string[]): string =>
  `Cette réponse ne suit pas le schéma demandé (${problems.join(', ')}). Répondez de nouveau à la même demande, par un seul objet JSON complet, sans aucun autre texte.`;

type Complete = (messages: readonly LanguageMessage[]) => Promise<Readonly<{ text: string; usage: LanguageUsage }>>;
const longestQuote = 4_000;

/** A valid answer, after one repair attempt at most, in which the model sees its answer and what is wrong with it. Throws `LanguageFault`. */
export const answerJson = async <Value>(
  { messages, schema }: Pick<JsonRequest<Value>, 'messages' | 'schema'>,
  complete: Complete,
): Promise<Readonly<{ value: Value; usage: LanguageUsage }>> => {
  const first = await complete(messages);
  const read = readJson(first.text, schema);
  if ('value' in read) return { value: read.value, usage: first.usage };

  const second = await complete([
    ...messages,
    { role: 'assistant', text: first.text.slice(0, longestQuote) },
    { role: 'user', text: repairInstructions(read.problems) },
  ]).catch((fault: unknown) => {
    throw spentOn(fault, first.usage);
  });
  const usage = addUsage(first.usage, second.usage);
  const repaired = readJson(second.text, schema);
  if ('value' in repaired) return { value: repaired.value, usage };
  throw spentOn(new LanguageFault('unusable-answer', `off schema twice: ${repaired.problems.join(', ')}`), usage);
};
