import { z } from 'zod';

/** `PUT /api/client/picture`: raw bytes of a JPEG, PNG or WebP of at most this size. 204. `DELETE` removes it. */
export const maxPictureBytes = 10 * 1024 * 1024;
/** `GET /api/client/picture/{version}` → a WebP, as named in `me.picture`. */
export const pictureParams = z.object({ version: z.string().regex(/^[0-9a-f]{64}$/) });
