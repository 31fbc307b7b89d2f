import { requireOpenThread } from '@ecrin/domain/thread/commands/require-open-thread.ts';
import { thread, type ExistingThread } from '@ecrin/domain/thread/thread.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';

type Asked = Readonly<{ clientId: string; threadId: string }>;

/** A thread that another stream is to refer to, or why it is refused. Another client's counts as missing. */
export const findOpenThread = async (
  events: Pick<Events, 'readStream'>,
  { clientId, threadId }: Asked,
): Promise<RefusedReply | ExistingThread> => {
  const { state } = await loadAggregate(events, thread, { id: threadId });
  if (thread.ownerOf(state) !== clientId) return { refused: 'thread.not-found' };
  const decided = requireOpenThread(state, () => []);
  if ('refused' in decided) return decided;
  return state.status === 'open' ? state : { refused: 'thread.not-found' };
};
