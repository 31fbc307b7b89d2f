import { z } from 'zod';

/** What has an id that an administrator may look up. */
export const identifiedKinds = [
  'client',
  'thought',
  'thread',
  'goal',
  'reminder',
  'conversation',
  'rereading',
  'story',
  'story-draft',
  'orb',
  'orb-run',
  'orb-past-run',
  'community',
  'community-comment',
  'community-copy',
  'request',
  'organization',
  'broadcast',
] as const;
export type IdentifiedKind = (typeof identifiedKinds)[number];

/** Eight signs at least: of a uuid of version 7 the first ones tell a minute. */
const beginning = /^[0-9a-f-]{8,36}$/u;

/** `GET /api/admin/ids`. `q`: a whole id, or its beginning. */
export const findIdsQuery = z.object({ q: z.string().trim().toLowerCase().regex(beginning) });

/** Without a word and without a name. `clientId`: whose it is; null: nobody’s, administrators made it. `isWhole` false: further ids begin so. */
export const foundIds = z.object({
  items: z.array(
    z.object({
      kind: z.enum(identifiedKinds),
      id: z.string(),
      clientId: z.string().nullable(),
      beganAt: z.string(),
    }),
  ),
  isWhole: z.boolean(),
});
export type FoundIds = z.infer<typeof foundIds>;
export type FoundId = FoundIds['items'][number];
