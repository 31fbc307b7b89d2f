import { copyKinds } from '@ecrin/domain/community-copy/community-copy.events.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';
import { communityParams } from './community.ts';

export const copyParams = communityParams.extend({ copyId: z.uuidv7() });

/** `POST /api/client/communities/{communityId}/copies`. `sourceId`: of one's own story or thought. `withPrivate`: words of private thoughts go with it. `publicly`: visitors read it while it is pinned. */
export const shareCopyRequest = z.strictObject({
  copyId: z.uuidv7(),
  kind: z.enum(copyKinds),
  sourceId: z.uuidv7(),
  withPrivate: z.boolean(),
  publicly: z.boolean(),
});
export type ShareCopyRequest = z.infer<typeof shareCopyRequest>;
export const changeCopyPublicityRequest = z.strictObject({ publicly: z.boolean() });
/** `PUT …/communities/{communityId}/pin`. null: none. */
export const pinCopyRequest = z.strictObject({ copyId: z.uuidv7().nullable() });

const card = {
  copyId: z.string(),
  communityId: z.string(),
  kind: z.enum(copyKinds),
  title: z.string(),
  language: z.enum(languages),
  author: z.object({
    firstname: z.string().nullable(),
    role: z.enum(['owner', 'team', 'member', 'former']),
    own: z.boolean(),
  }),
  state: z.enum(['shown', 'hidden']),
  minutes: z.number().int(),
  sharedAt: z.string(),
  comments: z.number().int(),
  pinned: z.boolean(),
  publicly: z.boolean(),
};
/** `beginning`: of its text; `whole`: there is no more than that. `minutes`: of reading. `publicly`: visitors read it while it is pinned. */
export const sharedCopyCard = z.object({ ...card, beginning: z.string(), whole: z.boolean() });
export type SharedCopyCard = z.infer<typeof sharedCopyCard>;
/** `pinned`: stands first, and is among the items no more. */
export const sharedCopyList = z.object({
  pinned: sharedCopyCard.nullable(),
  items: z.array(sharedCopyCard),
  nextCursor: z.string().nullable(),
});
export type SharedCopyList = z.infer<typeof sharedCopyList>;

export const sharedCopyDetail = z.object({
  ...card,
  parts: z.array(z.object({ kind: z.enum(['paragraph', 'chapter']), text: z.string() })),
});
export type SharedCopyDetail = z.infer<typeof sharedCopyDetail>;
