import { z } from 'zod';
import { thoughtParams } from './thought.ts';

/** Of an event in the thought's stream, as decimal digits. */
const revision = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const listThoughtVersionsQuery = z.strictObject({
  cursor: revision.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export const thoughtVersionParams = thoughtParams.extend({ revision });

const wordingChanges = ['written', 'transcribed', 'appended', 'edited', 'corrected', 'back-dated'] as const;
const pictureChanges = ['pictures-added', 'pictures-removed', 'pictures-restored'] as const;

const version = {
  revision: z.number().int(),
  at: z.string(),
  change: z.enum([...wordingChanges, ...pictureChanges]),
  /** The moment the thought was moved to, where this version set it. */
  occurredAt: z.string().nullable(),
};

const versionPicture = z.object({
  pictureId: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  removed: z.boolean(),
});

/**
 * `GET /thoughts/{thoughtId}/versions`: a page of the wordings it had and of what became of its pictures, newest first; a page may be short or empty and still have a next one.
 * `excerpt`: how the words of this version begin, of an appended recording its own; null when it only changed the thought's date or its pictures, or once the key
 * is destroyed. `whole`: the excerpt is all of them. `pictures`: those that were changed together, as they are today; `removed`: the thought does not have it today.
 */
export const thoughtVersions = z.object({
  items: z.array(
    z.object({ ...version, excerpt: z.string().nullable(), whole: z.boolean(), pictures: z.array(versionPicture) }),
  ),
  nextCursor: z.string().nullable(),
});
export type ThoughtVersions = z.infer<typeof thoughtVersions>;

/** `GET /thoughts/{thoughtId}/versions/{revision}`: one of them with all its words. */
export const thoughtVersion = z.object({ ...version, content: z.string().nullable() });
export type ThoughtVersion = z.infer<typeof thoughtVersion>;

/** Paragraphs that are the same in both, or how each has them; null: it has none there. */
const versionPart = z.union([
  z.object({ same: z.string() }),
  z.object({ earlier: z.string().nullable(), later: z.string().nullable() }),
]);
/** The words of two devices that did not see each other’s. `unseenSince`: what a choice refers to. */
const twoVersions = z.object({
  unseenSince: z.number().int(),
  earlierAt: z.string(),
  laterAt: z.string(),
  parts: z.array(versionPart),
});
export type TwoVersions = z.infer<typeof twoVersions>;
/** `GET /thoughts/{thoughtId}/two-versions`; null: there is one version. */
export const openVersions = z.object({ open: twoVersions.nullable() });
export type OpenVersions = z.infer<typeof openVersions>;

export const versionChoices = ['earlier', 'later', 'both'] as const;
export type VersionChoice = (typeof versionChoices)[number];
/** `PUT /thoughts/{thoughtId}/two-versions`: one choice for each part that differs, in order. `both`: the earlier, then the later. */
export const chooseVersionRequest = z.strictObject({
  unseenSince: z.int().min(0),
  choices: z.array(z.enum(versionChoices)).max(1_000),
});
export type ChooseVersionRequest = z.infer<typeof chooseVersionRequest>;
