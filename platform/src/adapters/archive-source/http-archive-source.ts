import { openedMove } from '@ecrin/contracts/export/move.ts';
import { maxImportBytes } from '@ecrin/contracts/journal-import/journal-import.ts';
import { problem } from '@ecrin/contracts/problem/problem.ts';
import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { Agent } from 'undici';
import { createEndpointFetch, type EndpointLimits } from '#adapters/endpoint/endpoint-fetch.ts';
import { createPublicAgent } from '#adapters/push-sender/public-agent.ts';
import { isPublicEndpoint } from '#adapters/push-sender/push-endpoint.ts';
import { ArchiveSourceFault, type ArchiveSource, type OfferRefusal } from '#journal-import/archive-source.ts';

/** `allowed`: origins besides the public internet. `limits`: of an archive. */
type Options = Readonly<{ allowed: readonly string[]; limits?: Partial<EndpointLimits> }>;
type Call = (url: string, init: RequestInit) => Promise<Response>;

const linkPath = /^\/api\/client\/moves\/[\w.-]+$/u;
const askLimits = { totalMs: 60_000, firstByteMs: 60_000, maxBytes: 16_384 } as const;
/** Whether it is too large is seen by who keeps it. */
const archiveLimits = {
  totalMs: 25 * 60_000,
  leastBytes: 65_536,
  maxBytes: maxImportBytes + 2 * maxChunkBytes,
} as const;

/** Of another écrin, by HTTP: on the public internet, or on an allowed origin. Redirects are not followed. */
export const createHttpArchiveSource = ({ allowed, limits }: Options): ArchiveSource => {
  const callsOf = (dispatcher: Agent) => ({
    ask: createEndpointFetch({ limits: askLimits, dispatcher }).fetch,
    read: createEndpointFetch({ limits: { ...archiveLimits, ...limits }, dispatcher }).fetch,
  });
  const [publicOnly, trusted] = [callsOf(createPublicAgent()), callsOf(new Agent())];
  const guarded =
    (kind: 'ask' | 'read'): Call =>
    async (url, init) => {
      if (!isPublicEndpoint(url, allowed)) throw new ArchiveSourceFault('an address that may not be called');
      const calls = allowed.includes(new URL(url).origin) ? trusted : publicOnly;
      // What went wrong may name the address.
      return calls[kind](url, { ...init, redirect: 'manual' }).catch(() => {
        throw new ArchiveSourceFault('the other écrin did not answer');
      });
    };
  const [ask, read] = [guarded('ask'), guarded('read')];
  return {
    open: async ({ link, code, host }) => {
      const url = URL.canParse(link) ? new URL(link) : null;
      if (!url || !linkPath.test(url.pathname) || !isPublicEndpoint(url.href, allowed)) return { refused: 'unknown' };
      return openAt(ask, url, { code, host }).catch(() => ({ refused: 'unreachable' }) as const);
    },
    read: ({ address, from, tag, signal }) => readFrom(read, address, { from, tag, signal }),
    confirm: async (address, told) => {
      const { status } = await ask(`${address}/arrived`, postOf(told));
      // What it refuses it would refuse again: it is closed, or of a version that asks for less.
      if (status >= 500) throw new ArchiveSourceFault(`the other écrin answered ${status}`);
    },
  };
};

const postOf = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

const refusalOf = new Map<string, OfferRefusal>([
  ['move.closed', 'closed'],
  ['move.wrong-code', 'wrong-code'],
  ['client.too-many-tries', 'too-many-tries'],
]);

const openAt = async (ask: Call, url: URL, body: object): ReturnType<ArchiveSource['open']> => {
  const answer = await ask(`${url.origin}${url.pathname}`, postOf(body));
  const said: unknown = await answer.json().catch(() => null);
  if (answer.status === 200) {
    const opened = openedMove.safeParse(said);
    if (!opened.success) return { refused: 'unknown' };
    const { path, ...offered } = opened.data;
    return { ...offered, address: `${url.origin}${path}` };
  }
  if (answer.status >= 500) return { refused: 'unreachable' };
  return { refused: refusalOf.get(problem.safeParse(said).data?.code ?? '') ?? 'unknown' };
};

type From = Readonly<{ from: number; tag: string | null; signal: AbortSignal }>;

const readFrom = async (
  read: Call,
  address: string,
  { from, tag, signal }: From,
): ReturnType<ArchiveSource['read']> => {
  const range = from > 0 && tag !== null ? { Range: `bytes=${from}-`, 'If-Range': tag } : {};
  const answer = await read(address, { headers: { 'Accept-Encoding': 'identity', ...range }, signal });
  if (answer.status === 200) return restOf(answer, 0);
  if (answer.status === 206) return restOf(answer, from);
  await answer.body?.cancel();
  const meant = meantBy.get(answer.status);
  if (meant === undefined) throw new ArchiveSourceFault(`the other écrin answered ${answer.status}`);
  return meant;
};

const meantBy = new Map<number, 'over' | 'closed'>([
  [416, 'over'],
  [404, 'closed'],
  [410, 'closed'],
]);
const mostTagLength = 200;

const restOf = ({ headers, body }: Response, start: number) => {
  const tag = headers.get('ETag') ?? '';
  const range = headers.get('Content-Range') ?? 'bytes 0-';
  if (body && tag.length <= mostTagLength && range.startsWith(`bytes ${start}-`))
    return { tag, start, content: asFarAsSent(body) };
  void body?.cancel();
  throw new ArchiveSourceFault('an answer that is not understood');
};

async function* asFarAsSent(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  const next = () =>
    pieces.next().catch(() => {
      throw new ArchiveSourceFault('the other écrin broke off');
    });
  try {
    for (let piece = await next(); !piece.done; piece = await next()) yield piece.value;
  } finally {
    await pieces.return?.().catch(() => undefined);
  }
}
