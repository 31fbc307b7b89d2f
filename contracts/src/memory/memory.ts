import { factStatuses, maxFactLength } from '@ecrin/domain/memory/memory.vocabulary.ts';
import { z } from 'zod';
import { citation } from '#conversation/conversation.ts';

/** Those a model proposed have ids of their own making. */
export const factParams = z.object({ factId: z.uuid() });

// The decision trims blanks before it checks the length, so more than its limit is accepted here.
const factText = z.string().max(2 * maxFactLength);
export const addFactRequest = z.strictObject({ factId: z.uuidv7(), text: factText });
export const rewriteFactRequest = z.strictObject({ text: factText });
export const switchMemoryRequest = z.strictObject({ on: z.boolean() });

/** `by`: who worded it as it is. `source`: where a model found it, shown as a citation; null for one the person wrote. `changedAt`: ISO 8601. */
export const fact = z.object({
  factId: z.string(),
  text: z.string().nullable(),
  status: z.enum(factStatuses),
  by: z.enum(['person', 'model']),
  source: citation.nullable(),
  changedAt: z.string(),
});
export type ShownFact = z.infer<typeof fact>;

/** What answers may remember; the oldest first. */
export const memory = z.object({ on: z.boolean(), facts: z.array(fact) });
export type ShownMemory = z.infer<typeof memory>;
