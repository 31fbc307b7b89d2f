import { acceptDraftRequest } from '@ecrin/contracts/story/story-draft.ts';
import {
  addThoughtsRequest,
  createStoryRequest,
  reviseStoryRequest,
  storyParams,
  storyVersionParams,
} from '@ecrin/contracts/story/story.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { acceptDraft } from '@ecrin/domain/story/commands/accept-draft.ts';
import { addThoughts, type ChosenThought } from '@ecrin/domain/story/commands/add-thoughts.ts';
import { createStory } from '@ecrin/domain/story/commands/create-story.ts';
import { deleteStory, restoreStory } from '@ecrin/domain/story/commands/delete-story.ts';
import { restoreStoryVersion, reviseStory } from '@ecrin/domain/story/commands/revise-story.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { maxStoryPictures } from '@ecrin/domain/story/story.vocabulary.ts';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { shownPictures } from '@ecrin/domain/thought/pictures/thought-pictures.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import type { BookServices } from './book/make-book.ts';
import { storyBookRoute } from './book/story-book.routes.ts';
import { createStoryMediaRoutes, type StoryMediaServices } from './media/story-media.routes.ts';
import { chosenPictures, type StoryPictureServices } from './media/story-pictures.ts';
import { createStoryDraftRoutes } from './story-draft.routes.ts';
import { createStoryLinkRoutes } from './story-link.routes.ts';
import type { StoryServices } from './story-services.ts';

const onStory = {
  access: 'client',
  params: storyParams,
  aggregate: story,
  id: ({ params }: Readonly<{ params: Readonly<{ storyId: string }> }>) => params.storyId,
  absent: 'story.not-found',
} as const;
const storyCommand = pathCommands(onStory);

/** Those of them that are the client's own and whose words are there, in the given order. One picture more than a story may have is refused with it: no more are made. */
const readChosen = async (
  services: StoryPictureServices,
  ownerId: string,
  thoughtIds: readonly string[],
): Promise<readonly ChosenThought[]> => {
  const loaded = await Promise.all(
    [...new Set(thoughtIds)].map(async (id) => ({ ...(await loadAggregate(services.events, thought, { id })), id })),
  );
  const chosen: ChosenThought[] = [];
  let room = maxStoryPictures + 1;
  for (const { id: thoughtId, state } of loaded) {
    if (state.status !== 'active' || state.ownerId !== ownerId || state.words === null) continue;
    const taken = isBlank(state.words) ? shownPictures(state.pictures).slice(0, room) : [];
    room -= taken.length;
    const pictures = await chosenPictures(services, ownerId, { thoughtId, pictures: taken });
    chosen.push({ thoughtId, content: state.words, pictures });
  }
  return chosen;
};

const createStoryRoute = (services: StoryPictureServices) =>
  commandRoute({
    method: 'post',
    path: '/stories',
    access: 'client',
    summary: 'Begins a story: the chosen thoughts themselves, in their order',
    params: z.object({}),
    body: createStoryRequest,
    answer: receipt,
    aggregate: story,
    id: ({ body }) => body.storyId,
    prepare: ({ body }, { clientId }) => readChosen(services, clientId, body.thoughtIds),
    input: ({ body: { storyId, title, language }, found: thoughts }, context) => ({
      storyId,
      title,
      language: language ?? context.language,
      thoughts,
      ownerId: context.clientId,
      now: context.now,
    }),
    decide: createStory,
    absent: 'story.already-created',
  });

const addThoughtsRoute = (services: StoryPictureServices) =>
  commandRoute({
    ...onStory,
    method: 'post',
    path: '/stories/:storyId/thoughts',
    summary: 'Adds thoughts at the end of a story; those that are in it already stay where they are',
    body: addThoughtsRequest,
    answer: receipt,
    prepare: ({ body }, { clientId }) => readChosen(services, clientId, body.thoughtIds),
    input: ({ found: thoughts }, { now }) => ({ thoughts, now }),
    decide: addThoughts,
  });

const reviseStoryRoute = commandRoute({
  ...onStory,
  method: 'put',
  path: '/stories/:storyId/text',
  summary: 'Saves what one device changed; what others saved meanwhile stays, a paragraph both touched is there twice',
  body: reviseStoryRequest,
  input: ({ body }, { now }) => ({ ...body, now }),
  decide: reviseStory,
});

const acceptDraftRoute = commandRoute({
  ...onStory,
  method: 'post',
  path: '/stories/:storyId/draft/accept',
  summary: 'Lets others read what drafts composed; sentences without a source stay held back until each is kept',
  body: acceptDraftRequest,
  input: ({ body }, { now }) => ({ ...body, now }),
  decide: acceptDraft,
});

const restoreVersionRoute = ({ stories }: StoryServices) =>
  commandRoute({
    ...onStory,
    method: 'post',
    path: '/stories/:storyId/versions/:sitting/restore',
    summary: 'Makes an earlier version the current one; the current one stays a version',
    params: storyVersionParams,
    body: noBody,
    answer: receipt,
    prepare: async ({ params }, { clientId: ownerId }) => ({
      earlier: await stories.earlierText({ ...params, ownerId }),
    }),
    input: ({ found: { earlier } }, { now }) => ({ earlier, now }),
    decide: restoreStoryVersion,
  });

export const createStoryRoutes = (services: StoryServices & StoryMediaServices & BookServices) =>
  [
    createStoryRoute(services),
    addThoughtsRoute(services),
    reviseStoryRoute,
    acceptDraftRoute,
    restoreVersionRoute(services),
    storyCommand('delete /stories/:storyId', 'Deletes a story; its links close, and restoring undoes it', deleteStory),
    storyCommand('post /stories/:storyId/restore', 'Undoes the deletion of a story', restoreStory),
    ...createStoryDraftRoutes(services),
    ...createStoryLinkRoutes(services),
    ...createStoryMediaRoutes(services),
    storyBookRoute(services),
  ] as const;
