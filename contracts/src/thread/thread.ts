import {
  maxThreadDescriptionLength,
  maxThreadNameLength,
  threadColours,
} from '@ecrin/domain/thread/thread.vocabulary.ts';
import { z } from 'zod';
import { threadOfThought, thoughtParams } from '#thought/thought.ts';
import { givenDay } from '#time/days.ts';

export const threadParams = z.object({ threadId: z.uuidv7() });

// The decision trims blanks before it checks the length, so more than its limit is accepted here.
const given = {
  name: z.string().max(2 * maxThreadNameLength),
  description: z
    .string()
    .max(2 * maxThreadDescriptionLength)
    .nullable()
    .optional(),
  colour: z.enum(threadColours),
};
export const startThreadRequest = z.strictObject({ threadId: z.uuidv7(), ...given });
export type StartThreadRequest = z.infer<typeof startThreadRequest>;
/** `PUT /threads/{threadId}`: all three fields as they are to be. */
export const editThreadRequest = z.strictObject(given);
export type EditThreadRequest = z.infer<typeof editThreadRequest>;
/** `PUT /threads/{threadId}/rank`: a rank between those of its new neighbours (`domain/src/thread/thread-rank.ts`). */
export const moveThreadRequest = z.strictObject({ rank: z.string().max(400) });
/** `withoutAi`: no model reads its thoughts. */
export const setThreadAiUseRequest = z.strictObject({ withoutAi: z.boolean() });
export const mergeThreadRequest = z.strictObject({ intoId: z.uuidv7() });

/** `PUT /thoughts/{thoughtId}/thread`. `suggested`: a suggestion was accepted. */
export const fileThoughtRequest = z.strictObject({ threadId: z.uuidv7(), suggested: z.boolean().optional() });
export const suggestedThreadParams = thoughtParams.extend({ threadId: z.uuidv7() });

/** A thread with figures on its thoughts. Days are calendar days, YYYY-MM-DD, of its first and last thought; null while it is empty. */
export const threadCard = threadOfThought.extend({
  description: z.string().nullable(),
  rank: z.string(),
  archived: z.boolean(),
  withoutAi: z.boolean(),
  thoughts: z.number().int(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
});
export type ThreadCard = z.infer<typeof threadCard>;

/** In the client's own order, archived ones included. */
export const threadList = z.object({ items: z.array(threadCard) });
export type ThreadList = z.infer<typeof threadList>;

/** `words` and `tags`: what the thought has in common with the thread. */
/** Why: the words and tags both have in common, or how many thoughts of the thread mean nearly the same (`near`, else 0). */
export const threadSuggestion = z.object({
  suggestion: z
    .object({
      thread: threadOfThought,
      words: z.array(z.string()),
      tags: z.array(z.string()),
      near: z.number().int(),
    })
    .nullable(),
});
export type ThreadSuggestionAnswer = z.infer<typeof threadSuggestion>;

/** `day`: today, YYYY-MM-DD. */
export const threadProposalQuery = z.strictObject({ day: givenDay });

/** A thread that could be started: the tag that recent thoughts without a thread have in common, these thoughts, and when the last of them was made. */
export const threadProposal = z.object({
  proposal: z.object({ tag: z.string(), thoughtIds: z.array(z.string()), latestAt: z.string() }).nullable(),
});
export type ThreadProposal = z.infer<typeof threadProposal>;
