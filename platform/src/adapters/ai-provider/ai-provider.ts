import OpenAI from 'openai';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import type { Clock } from '#ports/clock.ts';
import { createCappedFetch } from './capped-fetch.ts';
import { providerFaultOf } from './provider-fault.ts';

export type AiProviderOptions = Readonly<{
  /** As `AI_BASE_URL`: up to and with `/v1`. */
  baseUrl: string;
  /** null: the server asks for none. */
  apiKey: string | null;
  clock: Clock;
  /** Requests at once from this process; clients are served in turn. */
  maxConcurrent?: number;
  /** For one whole answer, in ms, from the moment it is this request's turn, unless the request says otherwise. */
  timeoutMs?: number;
  maxAnswerBytes?: number;
}>;

type Caller = Readonly<{ ownerId: string; signal?: AbortSignal | undefined; timeoutMs?: number }>;
/** `options` to hand to the SDK: its signal joins the time-out and the caller's own end. */
type AiCall = Readonly<{ client: OpenAI; options: Readonly<{ signal: AbortSignal; timeout: number }> }>;
export type AiProvider = Readonly<{
  /** Throws `ProviderFault`, or the signal's reason when the caller ended it. */
  ask: <Answer>(caller: Caller, call: (asking: AiCall) => Promise<Answer>) => Promise<Answer>;
  close: () => Promise<void>;
}>;

/** Any OpenAI-compatible endpoint through its SDK. The SDK tries once: workflows retry, with waits that survive a restart. */
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
