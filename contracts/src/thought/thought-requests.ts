import { languages } from '@ecrin/domain/kernel/language.ts';
import { insightFields, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { ianaZone, zoneOfWords } from '#time/iana-zone.ts';
import { givenInstant } from '#time/instant.ts';
import { thoughtParams } from './thought.ts';

export const writeThoughtRequest = z.strictObject({
  thoughtId: z.uuidv7(),
  /** Its length is the domain’s to refuse, by `thought.too-long`. May be empty with pictures. */
  content: z.string(),
  /** Pictures that it is written with, in their order; they arrive later. More than 20 are the domain’s to refuse. */
  pictureIds: z.array(z.uuidv7()).max(100).default([]),
  occurredAt: givenInstant,
  timeZone: zoneOfWords,
  language: z.enum(languages).optional(),
  /** The question of another thought that this one answers. */
  answering: z.strictObject({ questionOf: z.uuidv7(), question: z.string().min(1).max(300) }).optional(),
});
export type WriteThoughtRequest = z.input<typeof writeThoughtRequest>;

/** `PUT /thoughts/{thoughtId}`: any of these; each becomes its own event. */
export const editThoughtRequest = z
  .strictObject({
    content: z.string().optional(),
    transcript: z.string().optional(),
    /** The revision that the words were edited from: what changed since is kept too. */
    base: z.int().min(0).optional(),
    occurredAt: givenInstant.optional(),
    timeZone: ianaZone.optional(),
    private: z.boolean().optional(),
    withoutAi: z.boolean().optional(),
    status: z.enum(statusLabels).nullable().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'at least one field')
  .refine(
    ({ base, content, transcript }) => base === undefined || content !== undefined || transcript !== undefined,
    'base goes with content or transcript',
  )
  .refine(
    (body) => (body.occurredAt === undefined) === (body.timeZone === undefined),
    'occurredAt and timeZone go together',
  );
export type EditThoughtRequest = z.infer<typeof editThoughtRequest>;

/** `PUT /thoughts/{thoughtId}/insights/{field}`; `DELETE` undoes, `POST …/redo` redoes. */
export const insightParams = thoughtParams.extend({ field: z.enum(insightFields) });

export const correctInsightRequest = z.strictObject({
  value: z.union([z.string().max(2_000), z.array(z.string().max(400)).max(20)]),
});
export type CorrectInsightRequest = z.infer<typeof correctInsightRequest>;
