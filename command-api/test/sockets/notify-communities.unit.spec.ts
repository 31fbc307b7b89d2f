import type { CommunityChanged } from '@ecrin/contracts/transport/socket-messages.ts';
import { expect, it } from 'vitest';
import { createCommunityNotifier, type CommunityAudience } from '#sockets/notify-communities.ts';

const comments = (position: number): CommunityChanged => ({ communityId: 'choir', part: 'comments', position });

const openNotifier = (audience: CommunityAudience) => {
  const [told, warned]: [[string, number][], string[]] = [[], []];
  const watcher = (clientId: string) => ({
    clientId,
    tell: ({ position }: CommunityChanged) => void told.push([clientId, position]),
  });
  const moved = createCommunityNotifier({
    audience,
    watchersOf: (id) => (id === 'choir' ? [watcher('claire'), watcher('paul'), watcher('paul')] : []),
    log: { warn: (_facts, message) => void warned.push(message) },
  });
  return { moved, told, warned };
};

it('given open pages, when something changes, then those of who may read it are told, and each is asked for once', async () => {
  const asked: unknown[] = [];
  const { moved, told } = openNotifier(async ({ part }, ids) => {
    asked.push([part, ids]);
    return new Set(['paul']);
  });
  moved(comments(1));
  await expect
    .poll(() => told)
    .toEqual([
      ['paul', 1],
      ['paul', 1],
    ]);
  expect(asked).toEqual([['comments', ['claire', 'paul']]]);
});

it('given a slow read, when more changes meanwhile, then it is told as one, with the latest position', async () => {
  let reads = 0;
  const { moved, told } = openNotifier(async () => {
    reads += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return new Set(['claire']);
  });
  for (let position = 1; position <= 5; position += 1) moved(comments(position));
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  moved(comments(6));
  moved(comments(7));
  await expect
    .poll(() => told)
    .toEqual([
      ['claire', 5],
      ['claire', 7],
    ]);
  expect(reads).toBe(2);
});

it('given no open page, then nobody is asked for; given a read that fails, then the next change is told', async () => {
  let reads = 0;
  const { moved, told, warned } = openNotifier(async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return new Set(['claire']);
  });
  moved({ ...comments(1), communityId: 'another' });
  moved(comments(2));
  await expect.poll(() => warned).toEqual(['a change of a community could not be sent to its pages']);
  moved(comments(3));
  await expect.poll(() => told).toEqual([['claire', 3]]);
  expect(reads).toBe(2);
});

it('given a change that two processes tell of, then it is passed on once, and the next one too', async () => {
  const { moved, told } = openNotifier(async () => new Set(['claire']));
  moved(comments(1));
  await expect.poll(() => told).toEqual([['claire', 1]]);
  moved(comments(1));
  moved(comments(2));
  await expect
    .poll(() => told)
    .toEqual([
      ['claire', 1],
      ['claire', 2],
    ]);
});
