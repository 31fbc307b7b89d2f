import { languages } from '@ecrin/domain/kernel/language.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';

/** Thoughts that may belong to a story, the likeliest first. `because`: it means nearly the same as some of its thoughts, or is in the same thread. `tag`: one they share. */
export const storySuggestions = z.object({
  items: z.array(
    z.object({
      thoughtId: z.string(),
      language: z.enum(languages),
      title: z.string().nullable(),
      excerpt: z.string(),
      day: z.string(),
      mood: z.enum(moods).nullable(),
      because: z.enum(['meaning', 'thread']),
      thread: z.string().nullable(),
      tag: z.string().nullable(),
    }),
  ),
});
export type StorySuggestions = z.infer<typeof storySuggestions>;
