import { Agent, fetch } from 'undici';

export class AnswerTooLarge extends Error {}

/** An endpoint that answers late, or so slowly that its call would hold its place for long. */
export class AnswerTooSlow extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * What a call to somebody else's server may take. `totalMs`: until its last byte; callers may end it earlier by their signal. `firstByteMs`: until its headers.
 * `leastBytes` in each `windowMs` from its first byte on: an answer that trickles is cut, long before its deadline.
 */
export type EndpointLimits = Readonly<{
  totalMs: number;
  firstByteMs: number;
  leastBytes: number;
  windowMs: number;
  maxBytes: number;
}>;

const defaults: EndpointLimits = {
  totalMs: 60 * 60_000,
  firstByteMs: 120_000,
  leastBytes: 160,
  windowMs: 20_000,
  maxBytes: 4 * 1024 * 1024,
};

/** `dispatcher`: how it connects, to be ended by who gave it; one of its own unless given. */
type Options = Readonly<{ limits?: Partial<EndpointLimits>; dispatcher?: Agent }>;
type Init = NonNullable<Parameters<typeof fetch>[1]>;
export type EndpointFetch = Readonly<{ fetch: typeof globalThis.fetch; close: () => Promise<void> }>;

/** The fetch of every call to an endpoint: models, couriers, push services. Rejects, or breaks the answer's body off, with `AnswerTooSlow` or `AnswerTooLarge`. */
export const createEndpointFetch = ({ limits: given = {}, dispatcher }: Options = {}): EndpointFetch => {
  const through = dispatcher ?? new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const limited = async (input: Parameters<typeof fetch>[0], init: Init = {}): Promise<Response> => {
    const limits = { ...defaults, ...given };
    const cut = createCut(limits, init.signal ?? null);
    // What is sent as a form is long, and answered when all of it was worked on.
    if (!(init.body instanceof FormData)) cut.awaitFirstByte();
    try {
      const answer = await fetch(input, { ...(await encoded(init)), dispatcher: through, signal: cut.signal });
      cut.answered();
      const body = answer.body && createWatchedBody(answer.body, { limits, cut: cut.now, ended: cut.ended });
      if (!body) cut.ended();
      const { status, statusText } = answer;
      return new Response(body, { status, statusText, headers: [...answer.headers] });
    } catch (fault) {
      cut.ended();
      throw cut.signal.aborted ? cut.signal.reason : fault;
    }
  };
  return {
    // undici and the platform have two types for the same values.
    fetch: limited as unknown as typeof globalThis.fetch,
    close: () => through.destroy(),
  };
};

const createCut = ({ totalMs, firstByteMs }: EndpointLimits, caller: AbortSignal | null) => {
  const slow = new AbortController();
  const now = (fault: Error): void => slow.abort(fault);
  const late = (ms: number) =>
    setTimeout(() => now(new AnswerTooSlow(`no answer within ${ms} ms`)), Math.min(ms, 2 ** 31 - 1)).unref();
  const total = late(totalMs);
  let first: NodeJS.Timeout | undefined;
  return {
    signal: caller ? AbortSignal.any([caller, slow.signal]) : slow.signal,
    now,
    awaitFirstByte: (): void => {
      first = late(firstByteMs);
    },
    answered: (): void => clearTimeout(first),
    ended: (): void => {
      clearTimeout(first);
      clearTimeout(total);
    },
  };
};

type Watch = Readonly<{ limits: EndpointLimits; cut: (fault: Error) => void; ended: () => void }>;

/** The same bytes, while they come fast enough and are not too many. */
const createWatchedBody = (
  body: ReadableStream<Uint8Array>,
  { limits: { leastBytes, windowMs, maxBytes }, cut, ended }: Watch,
): ReadableStream<Uint8Array> => {
  let [seen, inWindow] = [0, 0];
  let looking: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(looking);
    ended();
  };
  const look = (): void => {
    if (inWindow < leastBytes) {
      stop();
      cut(new AnswerTooSlow(`fewer than ${leastBytes} bytes in ${windowMs} ms`));
    }
    inWindow = 0;
  };
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, out) => {
        looking ??= setInterval(look, windowMs).unref();
        seen += piece.byteLength;
        inWindow += piece.byteLength;
        if (seen > maxBytes) {
          stop();
          throw new AnswerTooLarge(`more than ${maxBytes} bytes`);
        }
        out.enqueue(piece);
      },
      flush: stop,
      cancel: stop,
    }),
  );
};

/** The SDK's forms are the platform's FormData, which this fetch does not accept: they are serialized, with their length, as servers expect. */
const encoded = async (init: Init): Promise<Init> => {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? '');
  return { ...init, headers: [...headers], body: new Uint8Array(await form.arrayBuffer()) };
};
