import { createHash } from 'node:crypto';
import type { StoryShareEvent } from '@ecrin/domain/story-share/story-share.events.ts';
import { expect, it, vi } from 'vitest';
import { openShare } from '#story/page/open-share.ts';

const now = '2026-01-02T09:00:00.000Z';
const [linkId, secret] = ['01980000-0000-7000-8000-0000000000f2', 'a'.repeat(43)];
const [storyId, ownerId] = ['s1', 'claire'];
const token = linkId.replaceAll('-', '') + secret;
const shared = (more: Readonly<{ closesAt?: string }> = {}): StoryShareEvent => ({
  type: 'StoryShared',
  data: {
    linkId,
    storyId,
    ownerId,
    secretHash: createHash('sha256').update(secret).digest('hex'),
    following: true,
    withPrivate: false,
    closesAt: null,
    sharedAt: now,
    ...more,
  },
  private: { secret, passwordHash: null, copy: null },
});
const closed: StoryShareEvent = {
  type: 'StoryShareClosed',
  data: { linkId, storyId, ownerId, closedAt: now },
  private: null,
};

/** What opening an address asks for. */
const workOf = async (asked: string, ...events: readonly StoryShareEvent[]) => {
  const readable = vi.fn();
  const reads: string[] = [];
  async function* readStream(stream: string) {
    reads.push(stream);
    yield* events.map((event, revision) => ({ ...event, revision, metadata: { commandId: String(revision) } }));
  }
  const services = { events: { readStream } as never, stories: { readable } as never };
  const open = await openShare(services, asked, now);
  return { open, reads: reads.length, shown: readable.mock.calls.length };
};

it.each([
  ['closed', token, [shared(), closed]],
  ['expired', token, [shared({ closesAt: '2026-01-01T00:00:00.000Z' })]],
  ['of another secret', `${token.slice(0, -1)}b`, [shared()]],
  ['invented', token, []],
  ['no address of a link', 'nothing', []],
] as const)(
  'given an address that is %s, then one stream is read and nothing of a story',
  async (_what, asked, events) => expect(await workOf(asked, ...events)).toEqual({ open: null, reads: 1, shown: 0 }),
);
