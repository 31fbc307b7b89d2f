import { requireOpenThread } from '@ecrin/domain/thread/commands/require-open-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';

type Asked = Readonly<{ clientId: string; threadId: string }>;

/** Why a thread that another stream is to refer to is refused; null when it is valid. Another client's counts as missing. */
export const openThreadRefusal = async (
  events: Pick<Events, 'readStream'>,
  { clientId, threadId }: Asked,
): Promise<RefusedReply | null> => {
  const { state } = await loadAggregate(events, thread, { id: threadId });
  if (thread.ownerOf(state) !== clientId) return { refused: 'thread.not-found' };
  const decided = requireOpenThread(state, () => []);
  return 'refused' in decided ? decided : null;
};
