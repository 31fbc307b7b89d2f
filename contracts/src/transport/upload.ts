import { z } from 'zod';

// A file is sent in numbered chunks, then sealed by its hash: sounds and pictures alike.

/** SHA-256 in hexadecimal. */
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);
/** In decimal digits only: `1e1`, `0x0a`, `010` and ` 10` are not accepted for 10. */
export const chunkNumber = z
  .string()
  .regex(/^(?:0|[1-9][0-9]{0,4})$/)
  .transform(Number);
/** How many chunks a file has. */
export const chunkCount = z.number().int().min(1).max(100_000);
/** One chunk of sound is about a second; a file that exists is split into chunks of this size, in bytes. */
export const maxChunkBytes = 4 * 1024 * 1024;
/** What is stored of a file that is not sealed yet. */
export const storedChunks = z.array(z.object({ seq: z.number(), bytes: z.number(), sha256: z.string() }));
