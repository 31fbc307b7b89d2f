import { z } from 'zod';

/**
 * `POST /api/client/export`: a URL that downloads the client's own data as a ZIP archive, for five minutes or until the session ends. What is in it:
 * `docs/reference/export.md`.
 */
export const exportAddress = z.object({ url: z.string() });
export type ExportAddress = z.infer<typeof exportAddress>;
