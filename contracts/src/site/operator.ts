import { z } from 'zod';

/** `GET /api/client/operator`, public: who runs this server, as far as they said so. `contact`: an e-mail address, or a page (https). `host`: whose machines it runs on. */
export const operatorNotice = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  contact: z.string().nullable(),
  host: z.string().nullable(),
});
export type OperatorNotice = z.infer<typeof operatorNotice>;
