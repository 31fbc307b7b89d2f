import { bookParams, bookQuery } from '@ecrin/contracts/story/story.ts';
import { copyOfStory } from '@ecrin/domain/story/shared-copy.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { limitRefusal } from '../client-limits.ts';
import { withoutGonePictures } from '../media/story-pictures.ts';
import type { StoryServices } from '../story-services.ts';
import { makeBook, type BookServices } from './make-book.ts';

/** For its author. What rests on erased thoughts is in no book; what rests on private ones only where they wish it. */
export const storyBookRoute = ({ access, stories, ...services }: StoryServices & BookServices) =>
  customRoute({
    method: 'get',
    path: '/stories/:storyId/book/:format',
    access: 'client',
    summary: 'Downloads one’s own story as a small book, PDF or EPUB',
    bytes: 'answered',
    media: 'application/octet-stream',
    params: bookParams,
    query: bookQuery,
    handle: async ({ params: { storyId, format }, query }, { clientId: ownerId, now }) => {
      const { state } = await loadAggregate(services.events, story, { id: storyId });
      if (state.status !== 'active' || state.ownerId !== ownerId) return { refused: 'story.not-found' };
      const readable = await stories.readable(copyOfStory(state), { ownerId, withPrivate: query.private });
      const copy = await withoutGonePictures(services.events, ownerId, readable);
      if (copy.parts.length === 0) return { refused: 'story.nothing-to-share' };
      const refusal = await limitRefusal({ access }, { kind: 'book', clientId: ownerId, now });
      if (refusal) return refusal;
      const author = await stories.firstName(ownerId);
      const { stream, headers } = await makeBook(
        services,
        { storyId, ownerId, copy, author, reader: ownerId, now },
        format,
      );
      return { stream, status: 200, headers };
    },
  });
