import type { z } from 'zod';

/** `leftOut`: how many entries of its list do not match the contract; `fields`: where, without their values. */
export type ReadableAnswer = Readonly<{ body: unknown; leftOut: number; fields: readonly string[] }>;

/**
 * Strips a response to what its contract describes. Entries of `items` that do not match are left out: one bad document must not break
 * the whole list. Throws when anything else does not match.
 */
export const readableAnswer = (schema: z.ZodType, answer: unknown): ReadableAnswer => {
  const { data, error } = schema.safeParse(answer);
  if (!error) return { body: data, leftOut: 0, fields: [] };
  const unreadable = unreadableItems(error);
  if (unreadable.size === 0 || !hasItems(answer)) throw error;
  const items = answer.items.filter((_item, index) => !unreadable.has(index));
  return {
    body: schema.parse({ ...answer, items }),
    leftOut: unreadable.size,
    fields: [...new Set(error.issues.map(({ path }) => path.slice(2).join('.')))],
  };
};

const unreadableItems = ({ issues }: z.ZodError): ReadonlySet<number> =>
  new Set(issues.flatMap(({ path: [list, index] }) => (list === 'items' && typeof index === 'number' ? [index] : [])));

const hasItems = (answer: unknown): answer is Readonly<{ items: readonly unknown[] }> =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items);
