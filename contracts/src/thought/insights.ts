import { categories, moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';

/** The source of a value: `ai` with engine, model, prompt version and date, or the person. */
export const provenance = z.discriminatedUnion('by', [
  z.object({ by: z.literal('ai'), engine: z.string(), model: z.string(), promptVersion: z.string(), at: z.string() }),
  z.object({ by: z.literal('person'), at: z.string() }),
]);
export type Provenance = z.infer<typeof provenance>;

const insight = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** null: never proposed, or undone. */
    value: value.nullable(),
    from: provenance.nullable(),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  });

export const insights = z.object({
  title: insight(z.string()),
  summary: insight(z.string()),
  mood: insight(z.enum(moods)),
  category: insight(z.enum(categories)),
  tags: insight(z.array(z.string())),
  keyInsights: insight(z.array(z.string())),
  questions: insight(z.array(z.string())),
});
export type Insights = z.infer<typeof insights>;
