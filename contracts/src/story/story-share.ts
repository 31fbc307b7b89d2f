import { z } from 'zod';
import { storyParams } from './story.ts';

export const storyLinkParams = storyParams.extend({ linkId: z.uuidv7() });
const password = z.string().min(1).max(200);
const terms = { withPrivate: z.boolean(), closesAt: z.iso.datetime().nullable() };

/** `POST /stories/{storyId}/links`. `following`: it shows later edits too, else the story as it is now. */
export const shareStoryRequest = z.strictObject({
  linkId: z.uuidv7(),
  following: z.boolean(),
  ...terms,
  password: password.nullable(),
});
export type ShareStoryRequest = z.infer<typeof shareStoryRequest>;
/** `PUT /stories/{storyId}/links/{linkId}`. `password`: absent: as it was; null: none any more. */
export const changeLinkRequest = z.strictObject({ ...terms, password: password.nullable().optional() });

export const storyLinkAnswer = z.object({ url: z.string() });
