import { io, type Socket } from 'socket.io-client';
import { v7 } from 'uuid';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, p99, type BenchRow } from '../kit/bench-row.ts';
import { progress } from '../kit/progress.ts';
import { untilCaughtUp } from '../kit/until-caught-up.ts';
import { seedCommunity } from './seed-community.ts';

const [large, small] = [
  { members: 10_000, comments: 100_000 },
  { members: 100, comments: 100 },
] as const;
const rounds = 5;
/** Of each community in a round: enough that the 99th percentile is not the one worst page. */
const pages = 400;
const allowed = 1.3;
const [writers, commentsOfEach] = [10, 18];
/** From the answer to a comment until an open page has been told, in ms. */
const liveMs = 100;

type Both = readonly [many: string, few: string];

const settings = {
  visibility: 'public',
  joinCondition: 'open',
  rules: { permission: 'members', maxLength: 500, editMinutes: 15, replyDepth: 2 },
};

const open = async (owner: ApiClient): Promise<string> => {
  const communityId = v7();
  const body = { communityId, name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après les répétitions.', settings };
  const { status } = await owner.call('POST', '/communities', { body });
  if (status >= 300) throw new Error(`opening a community answered ${status}`);
  return communityId;
};

const parts = ['', '/copies', '/comments', '/members'];

/** From asking for all a page needs, together, until all of it has come, in ms. */
const pageMs = async (client: ApiClient, communityId: string): Promise<number> => {
  const begun = performance.now();
  const answers = await Promise.all(parts.map((part) => client.call('GET', `/communities/${communityId}${part}`)));
  if (answers.some(({ status }) => status !== 200)) throw new Error('a part of the page was refused');
  return performance.now() - begun;
};

/** Pages of both in turn, so that a pause of the machine or of the collector is as likely to meet either. */
const pagesOfBoth = async (client: ApiClient, [many, few]: Both): Promise<Readonly<{ many: number; few: number }>> => {
  const figures: Readonly<{ many: number[]; few: number[] }> = { many: [], few: [] };
  for (let page = 0; page < pages; page += 1) {
    figures.many.push(await pageMs(client, many));
    figures.few.push(await pageMs(client, few));
  }
  return { many: p99(figures.many), few: p99(figures.few) };
};

const pageRow = async (client: ApiClient, both: Both): Promise<BenchRow> => {
  await pagesOfBoth(client, both);
  const measured: Readonly<{ ours: number[]; reference: number[] }> = { ours: [], reference: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { many, few } = await pagesOfBoth(client, both);
    measured.ours.push(many);
    measured.reference.push(few);
  }
  const name = `page of a community: ${large.members} members and ${large.comments} comments ÷ ${small.comments}, p99`;
  return benchRow({ name, bar: allowed, better: 'at-most', unit: 'ms' }, measured);
};

const watching = async (url: string, { token, clientId }: ApiClient, communityId: string): Promise<Socket> => {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
  socket.on('connect', () => socket.emit('init', { userId: clientId, accountType: 'client', businessId: null }));
  await new Promise((resolve) => {
    socket.once('initOk', resolve);
  });
  await socket.emitWithAck('watch-community', communityId);
  return socket;
};

/** A comment of somebody else, from its answer until the open page is told; 0 where it is told before. */
const toldAfter = async (socket: Socket, writer: ApiClient, communityId: string): Promise<number> => {
  const told = new Promise<number>((resolve) => {
    const hear = ({ part }: Readonly<{ part: string }>) => {
      if (part !== 'comments') return;
      socket.off('community-changed', hear);
      resolve(performance.now());
    };
    socket.on('community-changed', hear);
  });
  const body = { commentId: v7(), parentId: null, words: 'Un mot de plus.' };
  const { status } = await writer.call('POST', `/communities/${communityId}/comments`, { body });
  if (status >= 300) throw new Error(`a comment answered ${status}`);
  const acknowledged = performance.now();
  return Math.max(0, (await told) - acknowledged);
};

const liveRow = async (url: string, owner: ApiClient, communityId: string): Promise<BenchRow> => {
  const socket = await watching(url, owner, communityId);
  const figures: number[] = [];
  for (let at = 0; at < writers; at += 1) {
    const writer = await registerClient(url);
    await writer.call('POST', `/communities/${communityId}/join`, { body: { invite: null, words: null } });
    for (let time = 0; time < commentsOfEach; time += 1) figures.push(await toldAfter(socket, writer, communityId));
  }
  socket.close();
  const name = `a comment acknowledged → told to an open page, p99 ÷ ${liveMs} ms`;
  return benchRow({ name, bar: 1, better: 'at-most', unit: 'ms' }, { ours: [p99(figures)], reference: [liveMs] });
};

/** A large community beside a small one of the same server, over HTTP; and how soon a comment is on an open page of the large one. */
export const benchCommunities = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'silent', ROLES: 'api,projections' });
  try {
    const owner = await registerClient(server.url);
    const both = [await open(owner), await open(owner)] as const;
    await server.stop();
    for (const [at, size] of [large, small].entries())
      await seedCommunity(server.dataDir, { communityId: both[at] ?? '', ...size });
    await server.start();
    await untilCaughtUp(server.url);
    // What filling the read models left in memory is no part of reading them.
    await server.stop();
    await server.start();
    await untilCaughtUp(server.url);
    progress('the communities are read');
    return [await pageRow(owner, both), await liveRow(server.url, owner, both[0])];
  } finally {
    await server.remove();
  }
};
