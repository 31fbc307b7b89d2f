import { z } from 'zod';

/** `GET /api/client/rebuild`. `rebuilding` null: all lists are whole; else events taken in, of about as many; `total` 0: not known yet. */
export const rebuildAnswer = z.object({ rebuilding: z.object({ done: z.int(), total: z.int() }).nullable() });
export type RebuildAnswer = z.infer<typeof rebuildAnswer>;
