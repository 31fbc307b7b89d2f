import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';

/** The nearest first. `excerpt`: the passage that is near. `sharedTag`: one that both have. */
export const nearThoughts = z.object({
  items: z.array(
    z.object({
      thoughtId: z.string(),
      day: z.string(),
      mood: z.enum(moods).nullable(),
      excerpt: z.string(),
      sameThread: z.boolean(),
      sharedTag: z.string().nullable(),
    }),
  ),
});
export type NearThoughts = z.infer<typeof nearThoughts>;
