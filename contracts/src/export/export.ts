import { z } from 'zod';

/** `POST /api/client/export`: an address that downloads everything of one's own as a ZIP archive, for five minutes or until the session ends. What is in it: `docs/reference/export.md`. */
export const exportAddress = z.object({ url: z.string() });
export type ExportAddress = z.infer<typeof exportAddress>;
