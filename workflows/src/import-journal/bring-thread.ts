import { archiveThread } from '@ecrin/domain/thread/commands/archive-thread.ts';
import { setThreadAiUse } from '@ecrin/domain/thread/commands/set-thread-ai-use.ts';
import { startThread } from '@ecrin/domain/thread/commands/start-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { derivedId } from '@ecrin/platform/event-sourcing/derived-id.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { OwnThread } from '@ecrin/platform/ports/journal-reader.ts';
import type { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';

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
  for (const threadId of [given.threadId, standingFor(given, ownerId), standingFor(given, importId)]) {
    const { state } = await loadAggregate(events, thread, { id: threadId });
    if (state.status === 'open' && state.ownerId === ownerId) return { threadId, withoutAi: state.withoutAi };
    if (state.status === 'not-started' && threadId !== given.threadId) return start(threadId, wanted);
  }
  return start(standingFor(given, `${importId}/again`), wanted);
};

/** The first 48 bits of an id are its moment: it is the same for every import. */
const standingFor = ({ threadId }: OwnThread, whose: string): string =>
  derivedId(
    `journal-import-thread/${whose}/${threadId}`,
    new Date(Number.parseInt(threadId.replace('-', '').slice(0, 12), 16)).toISOString(),
  );

const start = async (threadId: string, { thread: given, ownerId, importId, now, decide }: Wanted) => {
  const { name, description, colour, archived, withoutAi } = given;
  const onThread = { aggregate: thread, id: threadId };
  const input = { threadId, ownerId, name, description, colour, importId, now };
  await decide({ ...onThread, name: `startThread-${threadId}`, decide: startThread, input });
  if (withoutAi) {
    const marked = { threadId, withoutAi, now };
    await decide({ ...onThread, name: `setThreadAiUse-${threadId}`, decide: setThreadAiUse, input: marked });
  }
  if (archived)
    await decide({ ...onThread, name: `archiveThread-${threadId}`, decide: archiveThread, input: { threadId, now } });
  return { threadId, withoutAi };
};
