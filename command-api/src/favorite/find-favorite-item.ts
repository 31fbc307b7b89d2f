import type { FavoriteKind } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { standAllowed } from '#community/stand-in-community.ts';

type Reading = Pick<Events, 'readStream'>;
type Which = Readonly<{ clientId: string; itemId: string }>;

const isOwnThought = async (events: Reading, { clientId, itemId }: Which): Promise<boolean> => {
  const { state } = await loadAggregate(events, thought, { id: itemId });
  return state.status === 'active' && state.ownerId === clientId;
};

const isOwnStory = async (events: Reading, { clientId, itemId }: Which): Promise<boolean> => {
  const { state } = await loadAggregate(events, story, { id: itemId });
  return state.status === 'active' && state.ownerId === clientId;
};

const isOfferedOrb = async (events: Reading, { clientId, itemId }: Which): Promise<boolean> => {
  const { state } = await loadAggregate(events, orb, { id: itemId });
  return state.status === 'active' && (state.ownerId === null || state.ownerId === clientId);
};

const isSeenCommunity = async (events: Reading, { clientId, itemId }: Which): Promise<boolean> =>
  'community' in (await standAllowed(events, 'read-comments', { communityId: itemId, clientId }));

const checks: Readonly<Record<FavoriteKind, (events: Reading, which: Which) => Promise<boolean>>> = {
  thought: isOwnThought,
  story: isOwnStory,
  orb: isOfferedOrb,
  community: isSeenCommunity,
};

/** Whether the client may see the item now; another client's counts as missing. */
export const isFavoriteItemThere = (events: Reading, kind: FavoriteKind, which: Which): Promise<boolean> =>
  checks[kind](events, which);
