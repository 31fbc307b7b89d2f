import {
  passageQuery,
  pictureOfThought,
  storyParams,
  storyPictureAnswer,
  storyPictureParams,
} from '@ecrin/contracts/story/story.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { limitRefusal } from '../client-limits.ts';
import { cutPassage, passageHeaders, type PassageServices } from './passages.ts';
import {
  addPictureOfThought,
  addStoryPicture,
  pictureHeaders,
  readStoryPicture,
  type StoryPictureServices,
} from './story-pictures.ts';

export type StoryMediaServices = PassageServices & StoryPictureServices & Pick<ApiServices, 'access'>;

const addPictureRoute = (services: StoryMediaServices) =>
  customRoute({
    method: 'post',
    path: '/stories/:storyId/pictures',
    access: 'client',
    summary: 'Adds a picture that parts of the story may show; the server decodes and encodes it again',
    bytes: 'sent',
    media: 'image/*',
    params: storyParams,
    answer: storyPictureAnswer,
    handle: async ({ params: { storyId }, raw }, { clientId: ownerId }) => {
      const added = await addStoryPicture(services, { ownerId, storyId }, raw);
      return 'refused' in added ? added : { json: added };
    },
  });

const addPictureOfThoughtRoute = (services: StoryMediaServices) =>
  customRoute({
    method: 'post',
    path: '/stories/:storyId/thought-pictures',
    access: 'client',
    summary: 'Makes a picture of one’s own thought one that parts of the story may show, as long as the thought has it',
    params: storyParams,
    body: pictureOfThought,
    answer: storyPictureAnswer,
    handle: async ({ params: { storyId }, body }, { clientId: ownerId }) => {
      const added = await addPictureOfThought(services, { ownerId, storyId }, body);
      return 'refused' in added ? added : { json: added };
    },
  });

const showPictureRoute = (services: StoryMediaServices) =>
  customRoute({
    method: 'get',
    path: '/stories/:storyId/pictures/:version',
    access: 'client',
    summary: 'Shows a picture of one’s own story that was chosen from a file',
    bytes: 'answered',
    media: 'image/*',
    params: storyPictureParams,
    handle: async ({ params: { storyId, version } }, { clientId: ownerId }) => {
      const stream = await readStoryPicture(services, { ownerId, storyId }, { version });
      return stream ? { stream, status: 200, headers: pictureHeaders } : { refused: 'picture.not-found' };
    },
  });

const playPassageRoute = (services: StoryMediaServices) =>
  customRoute({
    method: 'get',
    path: '/thoughts/:thoughtId/passage',
    access: 'client',
    summary: 'Plays chosen seconds of a recording, and nothing else of it',
    bytes: 'answered',
    params: thoughtParams,
    query: passageQuery,
    handle: async ({ params: { thoughtId }, query }, { clientId: ownerId, now }) => {
      const refusal = await limitRefusal(services, { kind: 'passage', clientId: ownerId, now });
      if (refusal) return refusal;
      const cut = await cutPassage(services, { ownerId, passage: { thoughtId, ...query } });
      if (!cut) return { refused: 'story.passage-not-found' };
      return { stream: asStream(cut), status: 200, headers: passageHeaders(cut.length) };
    },
  });

export const createStoryMediaRoutes = (services: StoryMediaServices) =>
  [
    addPictureRoute(services),
    addPictureOfThoughtRoute(services),
    showPictureRoute(services),
    playPassageRoute(services),
  ] as const;
