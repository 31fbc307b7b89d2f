import { z } from 'zod';

/**
 * `GET /api/client/operator`, public: the operator of this server, as far as configured. `contact`: an e-mail address, or a page (https). `host`:
 * the hosting provider.
 */
export const operatorNotice = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  contact: z.string().nullable(),
  host: z.string().nullable(),
});
export type OperatorNotice = z.infer<typeof operatorNotice>;
