import OpenAI from 'openai';
import { createEndpointFetch, type EndpointLimits } from '#adapters/endpoint/endpoint-fetch.ts';
import { createFairSemaphore, type FairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';
import type { ConsentWall, Permit, Sending } from '#consent/consent-wall.ts';
import type { Clock } from '#ports/clock.ts';
import { providerFaultOf } from './provider-fault-of.ts';

export type AiProviderOptions = Readonly<{
  /** As `AI_BASE_URL`: up to and with `/v1`. */
  baseUrl: string;
  /** null: the server requires none. */
  apiKey: string | null;
  clock: Clock;
  /** Of the host of `baseUrl`. */
  wall: Pick<ConsentWall, 'require' | 'pass'>;
  /** Concurrent requests from this process; clients are served in turn. */
  maxConcurrent?: number;
  /** For one whole answer, in ms, counted from the start of the request, unless the request sets its own. */
  timeoutMs?: number;
  maxAnswerBytes?: number;
  /** Of an answer that trickles. */
  limits?: Pick<Partial<EndpointLimits>, 'leastBytes' | 'windowMs'>;
}>;

/** `model`: what is asked for; calls of one model never take all places. */
type Caller = Sending & Readonly<{ signal?: AbortSignal | undefined; timeoutMs?: number }>;
/** `client`: sends under the caller's permit only. `options` to pass to the SDK: its signal combines the timeout, the permit and the caller's own signal. */
type AiCall = Readonly<{ client: OpenAI; options: Readonly<{ signal: AbortSignal; timeout: number }> }>;
export type AiProvider = Readonly<{
  /** Throws `ProviderFault`, or the signal's reason when the caller aborted. */
  ask: <Answer>(caller: Caller, call: (asking: AiCall) => Promise<Answer>) => Promise<Answer>;
  close: () => Promise<void>;
}>;

/** Any OpenAI-compatible endpoint through its SDK. The SDK does not retry: workflows do, with back-off that survives a restart. */
export const openAiProvider = (options: AiProviderOptions): AiProvider => {
  const {
    baseUrl,
    apiKey,
    clock,
    wall,
    maxConcurrent = 6,
    timeoutMs: defaultTimeoutMs = 120_000,
    maxAnswerBytes = 4 * 1024 * 1024,
    limits = {},
  } = options;
  const { fetch, close } = createEndpointFetch({ limits: { ...limits, maxBytes: maxAnswerBytes } });
  const acquire = createPlaces(maxConcurrent);
  const clientUnder = (permit: Permit) => clientOf({ baseUrl, apiKey }, fetchUnder(permit, fetch));
  const faultOf = (error: unknown) => providerFaultOf(error, clock.now().getTime());

  const ask: AiProvider['ask'] = async ({ timeoutMs = defaultTimeoutMs, ...caller }, call) => {
    const { signal } = caller;
    // Whoever did not accept waits for no place.
    await wall.require(caller).catch((error: unknown) => Promise.reject(faultOf(error)));
    const release = await acquire(caller);
    const late = AbortSignal.timeout(Math.ceil(timeoutMs));
    try {
      // It is asked again: a consent may be withdrawn while one waits.
      return await wall.pass(caller, (permit) => {
        const signals = [late, permit.signal, ...(signal ? [signal] : [])];
        return call({ client: clientUnder(permit), options: { signal: AbortSignal.any(signals), timeout: timeoutMs } });
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw faultOf(late.aborted ? late.reason : error);
    } finally {
      release();
    }
  };
  return { ask, close };
};

type Fetch = typeof globalThis.fetch;

/** Nothing is fetched that has no entry in the ledger; a redirection leads to where nobody agreed to. */
const fetchUnder =
  ({ enter }: Permit, fetch: Fetch): Fetch =>
  async (input, init) => {
    // The SDK tries what fetch can do on an address that leads nowhere.
    if (typeof input !== 'string' || !input.startsWith('data:')) await enter();
    return fetch(input, { ...init, redirect: 'manual' });
  };

const clientOf = ({ baseUrl, apiKey }: Pick<AiProviderOptions, 'baseUrl' | 'apiKey'>, fetch: Fetch): OpenAI =>
  new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, fetch, logLevel: 'off' });

/** Of each model fewer than of all together, and of each client fewer still: whoever else asks does not wait for calls that take long. */
const createPlaces = (max: number) => {
  const all = createFairSemaphore(max);
  const byModel = new Map<string, FairSemaphore>();
  return async ({ ownerId, model, signal }: Caller): Promise<Release> => {
    const own = byModel.get(model) ?? createFairSemaphore(Math.max(1, max - 1));
    byModel.set(model, own);
    const releaseOwn = await own.acquire(ownerId, signal);
    try {
      const release = await all.acquire(ownerId, signal);
      return () => {
        release();
        releaseOwn();
      };
    } catch (fault) {
      releaseOwn();
      throw fault;
    }
  };
};
