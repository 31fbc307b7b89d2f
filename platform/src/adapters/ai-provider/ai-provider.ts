import OpenAI from 'openai';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import type { Clock } from '#ports/clock.ts';
import { createCappedFetch } from './capped-fetch.ts';
import { providerFaultOf } from './provider-fault-of.ts';

export type AiProviderOptions = Readonly<{
  /** As `AI_BASE_URL`: up to and with `/v1`. */
  baseUrl: string;
  /** null: the server requires none. */
  apiKey: string | null;
  clock: Clock;
  /** Concurrent requests from this process; clients are served in turn. */
  maxConcurrent?: number;
  /** For one whole answer, in ms, counted from the start of the request, unless the request sets its own. */
  timeoutMs?: number;
  maxAnswerBytes?: number;
}>;

type Caller = Readonly<{ ownerId: string; signal?: AbortSignal | undefined; timeoutMs?: number }>;
/** `options` to pass to the SDK: its signal combines the timeout and the caller's own signal. */
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
    maxConcurrent = 4,
    timeoutMs: defaultTimeoutMs = 120_000,
    maxAnswerBytes = 4 * 1024 * 1024,
  } = options;
  const { fetch, close } = createCappedFetch(maxAnswerBytes);
  const slots = createFairSemaphore(maxConcurrent);
  const client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, fetch, logLevel: 'off' });

  const ask: AiProvider['ask'] = async ({ ownerId, signal, timeoutMs = defaultTimeoutMs }, call) => {
    const release = await slots.acquire(ownerId, signal);
    const late = AbortSignal.timeout(Math.ceil(timeoutMs));
    try {
      return await call({
        client,
        options: { signal: signal ? AbortSignal.any([signal, late]) : late, timeout: timeoutMs },
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw providerFaultOf(late.aborted ? late.reason : error, clock.now().getTime());
    } finally {
      release();
    }
  };
  return { ask, close };
};
