import { statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';

/** The marks a person sets on a thought. */
export const thoughtFlags = {
  status: z.enum(statusLabels).nullable(),
  pinned: z.boolean(),
  private: z.boolean(),
  /** No model reads it, and no answer quotes it. */
  withoutAi: z.boolean(),
};
