import { statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';

/** What the person marked a thought with. */
export const thoughtFlags = {
  status: z.enum(statusLabels).nullable(),
  pinned: z.boolean(),
  private: z.boolean(),
};
