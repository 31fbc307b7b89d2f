import { timingSafeEqual } from 'node:crypto';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { isActive } from '@ecrin/domain/client/is-active.ts';
import { isOpen } from '@ecrin/domain/story-share/commands/share-story.ts';
import { readLinkToken } from '@ecrin/domain/story-share/link-token.ts';
import { storyShare, type ExistingShare } from '@ecrin/domain/story-share/story-share.aggregate.ts';
import { copyOfStory, type SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';
import { withoutSilentPassages } from '../media/passages.ts';
import { withoutGonePictures } from '../media/story-pictures.ts';
import { secretHashOf } from '../story-link.routes.ts';
import type { StoryReading } from '../story-services.ts';

type Services = Pick<ApiServices, 'events'> & Readonly<{ stories: StoryReading }>;
/** `copy`: what may be read, seen and heard of it now. */
export type OpenShare = Readonly<{ share: ExistingShare; copy: SharedCopy }>;

/** null: closed, expired, invented, or with nothing left to read. */
export const openShare = async (services: Services, token: string, now: string): Promise<OpenShare | null> => {
  const share = await findShare(services, token, now);
  const copy = share && (await readCopy(services, share));
  return share && copy && { share, copy };
};

/** From its stream: what was closed a moment ago, in whichever process, is closed here too. */
const findShare = async ({ events }: Services, token: string, now: string): Promise<ExistingShare | null> => {
  const { linkId = 'none', secret = '' } = readLinkToken(token) ?? {};
  const { state } = await loadAggregate(events, storyShare, { id: linkId });
  const known = state.status === 'absent' ? secretHashOf('none') : state.secretHash;
  const isRight = timingSafeEqual(Buffer.from(secretHashOf(secret)), Buffer.from(known));
  return isOpen(state, now) && isRight && (await isOwnerActive(events, state.ownerId)) ? state : null;
};

/** What an administrator deactivated shows nothing to anybody, until it is active again; what is being erased never will. */
const isOwnerActive = async (events: Services['events'], ownerId: string): Promise<boolean> => {
  const { state } = await loadAggregate(events, client, { id: ownerId });
  return isActive(state);
};

const readCopy = async ({ events, stories }: Services, share: ExistingShare): Promise<SharedCopy | null> => {
  const { state } = await loadAggregate(events, story, { id: share.storyId });
  if (state.status !== 'active') return null;
  const copy = share.following ? copyOfStory(state) : share.copy;
  const readable = copy && (await stories.readable(copy, share));
  const visible = readable && (await withoutGonePictures(events, share.ownerId, readable));
  const audible = visible && (await withoutSilentPassages(events, share.ownerId, visible));
  return audible && audible.parts.length > 0 ? audible : null;
};
