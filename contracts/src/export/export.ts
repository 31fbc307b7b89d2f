import { z } from 'zod';

/**
 * `POST /api/client/export`: a URL that downloads the client's own data as a ZIP archive, for 24 hours or until the session ends. What is in it:
 * `docs/reference/export.md`. `publicKey`: the line of the key that signs it, in minisign’s format.
 */
export const exportAddress = z.object({ url: z.string(), publicKey: z.string() });
export type ExportAddress = z.infer<typeof exportAddress>;
