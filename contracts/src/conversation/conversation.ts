import {
  answerFailures,
  answerKinds,
  maxConversationNameLength,
  maxQuestionLength,
  nearBy,
  unwrittenReasons,
} from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { threadOfThought } from '#thought/thought.ts';
import { ianaZone } from '#time/iana-zone.ts';

export const conversationParams = z.object({ conversationId: z.uuidv7() });
export const questionParams = conversationParams.extend({ questionId: z.uuidv7() });

/** `PUT`, `DELETE /conversations/{conversationId}/questions/{questionId}/set-aside/{thoughtId}`. */
export const setAsideParams = questionParams.extend({ thoughtId: z.uuidv7() });

// The decision trims blanks before it checks the length, so more than its limit is accepted here.
/** `POST /conversations/{conversationId}/questions`: the first question starts the conversation. */
export const askQuestionRequest = z.strictObject({
  questionId: z.uuidv7(),
  text: z.string().max(2 * maxQuestionLength),
  timeZone: ianaZone,
});
export type AskQuestionRequest = z.infer<typeof askQuestionRequest>;
/** `POST …/questions/{questionId}/repeat`. `withoutFilters`: keys of filters to leave out from now on. */
export const repeatQuestionRequest = z.strictObject({
  withoutFilters: z.array(z.string().max(200)).max(20).default([]),
});
export const renameConversationRequest = z.strictObject({ name: z.string().max(2 * maxConversationNameLength) });

/** A filter understood in a question, with the place where the question names it. Days are YYYY-MM-DD, both inclusive; null: open on that side. */
const place = { key: z.string(), start: z.number().int(), end: z.number().int() };
export const questionFilter = z.discriminatedUnion('kind', [
  z.object({ ...place, kind: z.literal('days'), from: z.string().nullable(), to: z.string().nullable() }),
  z.object({ ...place, kind: z.literal('tag'), tag: z.string() }),
  z.object({ ...place, kind: z.literal('thread'), thread: threadOfThought.nullable() }),
  z.object({ ...place, kind: z.literal('mood'), mood: z.enum(moods) }),
]);
export type ShownFilter = z.infer<typeof questionFilter>;

/** The person's own words. A thought deleted since is null; `startMs`: where they are in its sound. */
export const citation = z.object({
  thought: z
    .object({
      thoughtId: z.string(),
      kind: z.enum(['written', 'spoken']),
      day: z.string(),
      quote: z.string(),
      startMs: z.number().int().nullable(),
    })
    .nullable(),
});
export type ShownCitation = z.infer<typeof citation>;

/** A sentence a model wrote. `sources`: its citations, numbered from 1. `text` null: something it rests on is gone. */
export const statement = z.object({ text: z.string().nullable(), sources: z.array(z.number().int()) });
export type ShownStatement = z.infer<typeof statement>;

/** `statements`: of a `written` answer; `remembered`: what of the person's memory they rest on. `unwritten`: why an answer only quotes although a model could have written it. */
export const answer = z.object({
  kind: z.enum(answerKinds),
  engine: z.string(),
  searched: z.number().int(),
  matched: z.number().int(),
  /** How many of them may be meant by a word that may as well be another one. */
  unsure: z.number().int(),
  /** Its thoughts can be listed: `GET …/questions/{questionId}/thoughts`. */
  listed: z.boolean(),
  nearBy: z.enum(nearBy).nullable(),
  setAside: z.number().int(),
  unwritten: z.enum(unwrittenReasons).nullable(),
  answeredAt: z.string(),
  filters: z.array(questionFilter),
  citations: z.array(citation),
  statements: z.array(statement),
  remembered: z.array(z.object({ factId: z.string(), text: z.string() })),
});
export type ShownAnswer = z.infer<typeof answer>;

/** `GET …/questions/{questionId}/thoughts`: those its answer counts, 500 at most, and those set aside. `words` null: deleted, or not for answers, since. `unsure`: see `answer`. */
const answeringThought = z.object({
  thoughtId: z.string(),
  unsure: z.boolean(),
  day: z.string().nullable(),
  words: z.string().nullable(),
});
export const answeringThoughts = z.object({
  items: z.array(answeringThought),
  setAside: z.array(answeringThought),
});
export type AnsweringThoughts = z.infer<typeof answeringThoughts>;
export type AnsweringThought = AnsweringThoughts['items'][number];

/** `text` null once its key is destroyed. */
export const question = z.object({
  questionId: z.string(),
  text: z.string().nullable(),
  askedAt: z.string(),
  status: z.enum(['waiting', 'answered', 'failed', 'stopped']),
  failure: z.enum(answerFailures).nullable(),
  answer: answer.nullable(),
  /** What is written so far of an answer that waits, or was stopped or interrupted; null: nothing. */
  beginning: answer.pick({ citations: true, statements: true, remembered: true }).nullable(),
});
export type ShownQuestion = z.infer<typeof question>;

/** `title`: the name, or the first question. `cited`: how many thoughts its answers cite. */
export const conversationCard = z.object({
  conversationId: z.string(),
  title: z.string().nullable(),
  named: z.boolean(),
  questions: z.number().int(),
  cited: z.number().int(),
  lastAskedAt: z.string(),
});
export type ConversationCard = z.infer<typeof conversationCard>;
export const conversationDetail = conversationCard.extend({ questions: z.array(question) });
export type ConversationDetail = z.infer<typeof conversationDetail>;

export const listConversationsQuery = z.strictObject({
  q: z.string().max(200).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
/** The latest first. `excludedThoughts`: how many are never read for an answer, private or without AI. */
export const conversationList = z.object({
  items: z.array(conversationCard),
  nextCursor: z.string().nullable(),
  excludedThoughts: z.number().int(),
});
export type ConversationList = z.infer<typeof conversationList>;
