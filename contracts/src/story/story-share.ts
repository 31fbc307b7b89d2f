import { z } from 'zod';
import { ianaZone } from '#time/iana-zone.ts';
import { storyParams } from './story.ts';

export const storyLinkParams = storyParams.extend({ linkId: z.uuidv7() });
const password = z.string().min(1).max(200);
/** `timeZone`: where the author chose the date; the page says it there. `downloadable`: readers may keep it as a book. */
const terms = {
  withPrivate: z.boolean(),
  closesAt: z.iso.datetime().nullable(),
  timeZone: ianaZone.exactOptional(),
  downloadable: z.boolean().exactOptional(),
};

/** `POST /stories/{storyId}/links`. `following`: it shows later edits too, else the story as it is now. */
export const shareStoryRequest = z.strictObject({
  linkId: z.uuidv7(),
  following: z.boolean(),
  ...terms,
  password: password.nullable(),
});
export type ShareStoryRequest = z.infer<typeof shareStoryRequest>;
/** `PUT /stories/{storyId}/links/{linkId}`. `password`: absent: as it was; null: none any more. What else is absent stays as it was, too. */
export const changeLinkRequest = z.strictObject({
  ...terms,
  following: z.boolean().exactOptional(),
  password: password.nullable().optional(),
});

export type ChangeLinkRequest = z.infer<typeof changeLinkRequest>;

export const storyLinkAnswer = z.object({ url: z.string() });
