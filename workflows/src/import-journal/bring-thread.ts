import { archiveThread } from '@ecrin/domain/thread/commands/archive-thread.ts';
import { setThreadAiUse } from '@ecrin/domain/thread/commands/set-thread-ai-use.ts';
import { startThread } from '@ecrin/domain/thread/commands/start-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { OwnThread } from '@ecrin/platform/ports/journal-reader.ts';
import type { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { standingId } from './standing-id.ts';

type Services = Readonly<{ events: Pick<Events, 'readStream'> }>;
type Wanted = Readonly<{
  thread: OwnThread;
  ownerId: string;
  importId: string;
  now: string;
  decide: ReturnType<typeof decideInStep>;
}>;
export type FoundThread = Readonly<{ threadId: string; withoutAi: boolean }>;

/** The thread itself where it is the person’s and open; else the one that stands for it here, started if there is none yet. One that was deleted since stays so. */
export const bringThread = async ({ events }: Services, wanted: Wanted): Promise<FoundThread> => {
  const { ownerId, importId, thread: given } = wanted;
  const standing = (whose: string) => standingId('thread', given.threadId, whose);
  for (const threadId of [given.threadId, standing(ownerId), standing(importId)]) {
    const { state } = await loadAggregate(events, thread, { id: threadId });
    if (state.status === 'open' && state.ownerId === ownerId) return goOn(threadId, state, wanted);
    if (state.status === 'not-started' && threadId !== given.threadId) return start(threadId, wanted);
  }
  return start(standing(`${importId}/again`), wanted);
};

/** One that this import started is not all there, if the process ended meanwhile. */
const goOn = async (
  threadId: string,
  { withoutAi, importId }: Readonly<{ withoutAi: boolean; importId: string | null }>,
  wanted: Wanted,
): Promise<FoundThread> => {
  if (importId !== wanted.importId) return { threadId, withoutAi };
  await mark(threadId, wanted);
  return { threadId, withoutAi: withoutAi || wanted.thread.withoutAi };
};

const start = async (threadId: string, wanted: Wanted): Promise<FoundThread> => {
  const { thread: given, ownerId, importId, now, decide } = wanted;
  const { name, description, colour, withoutAi } = given;
  const input = { threadId, ownerId, name, description, colour, importId, now };
  await decide({ aggregate: thread, id: threadId, name: `startThread-${threadId}`, decide: startThread, input });
  await mark(threadId, wanted);
  return { threadId, withoutAi };
};

/** Done again, nothing is added. */
const mark = async (threadId: string, { thread: { archived, withoutAi }, now, decide }: Wanted): Promise<void> => {
  const onThread = { aggregate: thread, id: threadId };
  if (withoutAi) {
    const marked = { threadId, withoutAi, now };
    await decide({ ...onThread, name: `setThreadAiUse-${threadId}`, decide: setThreadAiUse, input: marked });
  }
  if (archived)
    await decide({ ...onThread, name: `archiveThread-${threadId}`, decide: archiveThread, input: { threadId, now } });
};
