import { createHash } from 'node:crypto';
import {
  changeLinkRequest,
  shareStoryRequest,
  storyLinkAnswer,
  storyLinkParams,
} from '@ecrin/contracts/story/story-share.ts';
import { storyParams } from '@ecrin/contracts/story/story.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { changeStoryShare, closeStoryShare, shareStory } from '@ecrin/domain/story-share/commands/share-story.ts';
import { linkPath } from '@ecrin/domain/story-share/link-token.ts';
import { storyShare, type StoryShare } from '@ecrin/domain/story-share/story-share.aggregate.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import type { Claim } from '@ecrin/platform/event-sourcing/claim.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { pathCommands } from '#http/routing/path-commands.ts';
import type { StoryServices } from './story-services.ts';

const onLink = {
  access: 'client',
  params: storyLinkParams,
  aggregate: storyShare,
  id: ({ params }: Readonly<{ params: Readonly<{ linkId: string }> }>) => params.linkId,
  absent: 'story-share.not-found',
} as const;
const linkCommand = pathCommands(onLink);

export const secretHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const openClaim = (
  { openLinksOf }: StoryServices['stories'],
  { clientId: ownerId, storyId, now }: Readonly<{ clientId: string; storyId: string; now: string }>,
): Claim<StoryShare> => ({
  cap: 'story-links',
  ownerId,
  scope: storyId,
  now,
  holds: (state) => state.status === 'shared' && !state.closed && (state.closesAt === null || state.closesAt > now),
  known: () => openLinksOf({ ownerId, storyId, now }),
});

const shareStoryRoute = ({ events, passwords, secrets, publicUrl, stories }: StoryServices) =>
  commandRoute({
    method: 'post',
    path: '/stories/:storyId/links',
    access: 'client',
    summary: 'Opens a link to a story: whoever has its address can read it until it is closed',
    params: storyParams,
    body: shareStoryRequest,
    answer: storyLinkAnswer,
    aggregate: storyShare,
    id: ({ body }) => body.linkId,
    prepare: async ({ params: { storyId }, body: { password } }, { address }) => {
      const secret = secrets.token();
      return {
        story: (await loadAggregate(events, story, { id: storyId })).state,
        secret,
        secretHash: secretHashOf(secret),
        passwordHash: password === null ? null : await passwords.hash(password, address),
      };
    },
    input: ({ params, body: { password: _password, ...terms }, found }, { clientId, now }) => ({
      ...params,
      ...terms,
      ...found,
      ownerId: clientId,
      now,
    }),
    claims: ({ params }, context) => [openClaim(stories, { ...params, ...context })],
    decide: shareStory,
    // Sent again, the first secret is answered.
    after: async (outcome, { body: { linkId } }) => {
      if ('refused' in outcome) return undefined;
      const { state } = await loadAggregate(events, storyShare, { id: linkId });
      if (state.status === 'absent' || state.secret === null) return { refused: 'story-share.not-found' };
      return { json: { url: `${publicUrl}${linkPath(linkId, state.secret)}` } };
    },
    absent: 'story-share.already-shared',
  });

const changeLinkRoute = ({ events, passwords, stories }: StoryServices) =>
  commandRoute({
    ...onLink,
    method: 'put',
    path: '/stories/:storyId/links/:linkId',
    summary: 'Changes the terms of an open link: its end, its password, what it shows',
    body: changeLinkRequest,
    answer: receipt,
    prepare: async ({ params: { storyId }, body: { password } }, { address }) => {
      const { state } = await loadAggregate(events, story, { id: storyId });
      if (password === undefined) return { story: state, password: 'same' as const };
      return { story: state, password: password === null ? null : { hash: await passwords.hash(password, address) } };
    },
    input: ({ body: { password: _password, ...terms }, found }, { now }) => ({ ...terms, ...found, now }),
    claims: ({ params }, context) => [openClaim(stories, { ...params, ...context })],
    decide: changeStoryShare,
  });

export const createStoryLinkRoutes = (services: StoryServices) =>
  [
    shareStoryRoute(services),
    changeLinkRoute(services),
    linkCommand(
      'delete /stories/:storyId/links/:linkId',
      'Closes a link for good, at once and everywhere',
      closeStoryShare,
    ),
  ] as const;
