import { draftFailures } from '@ecrin/domain/story-draft/story-draft.vocabulary.ts';
import { maxStoryParts } from '@ecrin/domain/story/story.vocabulary.ts';
import { z } from 'zod';
import { ianaZone } from '#time/iana-zone.ts';
import { partId } from './part-id.ts';

/** `POST /stories/{storyId}/draft`: composes a draft. `partIds`: what it may replace, as the caller saw it in the version `base`. */
export const requestDraftRequest = z.strictObject({
  draftId: z.uuidv7(),
  base: z.int().min(1),
  partIds: z.array(partId).min(1).max(maxStoryParts),
  timeZone: ianaZone,
});
export type RequestDraftRequest = z.infer<typeof requestDraftRequest>;

/** `POST /stories/{storyId}/draft/accept`: those the caller has read; one that came since still waits. */
export const acceptDraftRequest = z.strictObject({ draftIds: z.array(z.uuidv7()).min(1).max(100) });
export type AcceptDraftRequest = z.infer<typeof acceptDraftRequest>;

/**
 * The last draft of a story. `sections`: requests to the model, 0 until it is planned; `composed`: how many are done. `unsourced`: sentences that are marked.
 * `replaces`: how many paragraphs it may replace.
 */
export const shownDraft = z.object({
  draftId: z.string(),
  status: z.enum(['composing', 'completed', 'failed', 'stopped']),
  reason: z.enum(draftFailures).nullable(),
  sections: z.number().int(),
  composed: z.number().int(),
  replaces: z.number().int(),
  thoughts: z.number().int(),
  paragraphs: z.number().int(),
  unsourced: z.number().int(),
  requestedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type ShownDraft = z.infer<typeof shownDraft>;
