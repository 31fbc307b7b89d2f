import type { CommunityCommentWritten } from '@ecrin/domain/community-comment/community-comment.events.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type { CommunityJoined } from '@ecrin/domain/community-member/community-member.events.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { newEvent, openEmbeddedEvents } from '#kits/embedded-stores.ts';
import { seedClients } from '#kits/seed-broadcast.ts';
import { journalWords } from '../kit/journal-words.ts';
import { progress } from '../kit/progress.ts';

export type Size = Readonly<{ communityId: string; members: number; comments: number }>;

const inFlight = 200;
const firstMs = Date.UTC(2026, 0, 1);
/** Of ten comments one begins a thread, the others answer it. */
const repliesOfEach = 9;

type Events = ReturnType<typeof openEmbeddedEvents>['events'];

/** Members and their comments, straight into the events of a data folder, with no server running. */
export const seedCommunity = async (dataDir: string, { communityId, members, comments }: Size): Promise<void> => {
  const clientIds = await seedClients(dataDir, members);
  progress(`${members} clients are in the log`);
  const { events, closeEvents } = openEmbeddedEvents(dataDir);
  await inGroups({ count: members, what: 'members' }, (index) => join(events, communityId, clientIds[index] ?? ''));
  await inGroups({ count: Math.ceil(comments / (repliesOfEach + 1)), what: 'threads of comments' }, (thread) =>
    writeThread(events, { communityId, first: thread * (repliesOfEach + 1), clientIds }),
  );
  await closeEvents();
};

type Group = Readonly<{ count: number; what: string }>;

const inGroups = async ({ count, what }: Group, write: (index: number) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < count; from += inFlight) {
    await Promise.all(Array.from({ length: Math.min(inFlight, count - from) }, (_, offset) => write(from + offset)));
    if (from % 2_000 === 0 && count > 2_000) progress(`${from} of ${count} ${what} are in the log`);
  }
};

const join = (events: Events, communityId: string, clientId: string): Promise<unknown> => {
  const joined: CommunityJoined = {
    type: 'CommunityJoined',
    data: { communityId, clientId, memberId: systemIds.next(), by: null, joinedAt: new Date(firstMs).toISOString() },
    private: { words: null },
  };
  const stream = `community-member-${communityMemberIdOf(communityId, clientId)}`;
  return events.append(stream, 'no-stream', [newEvent(joined, clientId)]);
};

type Thread = Readonly<{ communityId: string; first: number; clientIds: readonly string[] }>;

const writeThread = async (events: Events, { communityId, first, clientIds }: Thread): Promise<void> => {
  const rootId = systemIds.next();
  for (let at = 0; at <= repliesOfEach; at += 1) {
    const authorId = clientIds[(first + at) % clientIds.length] ?? '';
    const written: CommunityCommentWritten = {
      type: 'CommunityCommentWritten',
      data: {
        commentId: at === 0 ? rootId : systemIds.next(),
        communityId,
        authorId,
        parentId: at === 0 ? null : rootId,
        rootId,
        depth: at === 0 ? 0 : 1,
        copyId: null,
        writtenAt: new Date(firstMs + (first + at) * 1_000).toISOString(),
      },
      private: { words: journalWords(first + at) },
    };
    const stream = `community-comment-${written.data.commentId}`;
    await events.append(stream, 'no-stream', [newEvent(written, authorId)]);
  }
};
