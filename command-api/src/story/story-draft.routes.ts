import { requestDraftRequest } from '@ecrin/contracts/story/story-draft.ts';
import { storyParams } from '@ecrin/contracts/story/story.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { stopStoryDraft } from '@ecrin/domain/story-draft/commands/compose-story-draft.ts';
import { requestStoryDraft } from '@ecrin/domain/story-draft/commands/request-story-draft.ts';
import { storyDraft } from '@ecrin/domain/story-draft/story-draft.aggregate.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { pathCommands } from '#http/routing/path-commands.ts';
import { limitRefusal } from './client-limits.ts';
import type { StoryServices } from './story-services.ts';

const onDraft = {
  access: 'client',
  params: storyParams,
  aggregate: storyDraft,
  id: ({ params }: Readonly<{ params: Readonly<{ storyId: string }> }>) => params.storyId,
  absent: 'story.not-found',
} as const;
const draftCommand = pathCommands(onDraft);

/** Why nothing may be composed for a client now; null when it may. */
const refusalOf = async (
  { access, drafting }: StoryServices,
  clientId: string,
  now: string,
): Promise<RefusedReply | null> => {
  if (drafting.model() === null) return { refused: 'story-draft.no-engine' };
  if (!(await drafting.isAccepted(clientId, 'drafts'))) return { refused: 'story-draft.not-accepted' };
  if (((await drafting.usedShare(clientId, now)) ?? 0) >= 1) return { refused: 'story-draft.over-budget' };
  return limitRefusal({ access }, { kind: 'draft', clientId, now });
};

const requestDraftRoute = (services: StoryServices) =>
  commandRoute({
    ...onDraft,
    method: 'post',
    path: '/stories/:storyId/draft',
    summary: 'Composes a draft of a story from its thoughts, in the background',
    body: requestDraftRequest,
    answer: receipt,
    prepare: async ({ params: { storyId } }, { clientId, now }) =>
      (await refusalOf(services, clientId, now)) ?? {
        story: (await loadAggregate(services.events, story, { id: storyId })).state,
      },
    input: ({ body, found }, { clientId: ownerId, now }) => ({ ...body, ...found, ownerId, now }),
    decide: requestStoryDraft,
    metadata: ({ body: { timeZone } }) => ({ timeZone }),
  });

export const createStoryDraftRoutes = (services: StoryServices) =>
  [
    requestDraftRoute(services),
    draftCommand('post /stories/:storyId/draft/stop', 'Stops composing; the story stays as it is', stopStoryDraft),
  ] as const;
