import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consentingWall } from '@ecrin/testing/fakes/consenting-wall.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAiProvider, type AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { createEndpointFetch } from '#adapters/endpoint/endpoint-fetch.ts';
import { createOpenaiLanguageEngine } from '#adapters/language/openai-language-engine.ts';
import { LanguageFault } from '#ports/language-engine.ts';

const answer = JSON.stringify({ data: [{ index: 0, embedding: [1, 0] }], usage: { prompt_tokens: 1 } });

/** Answers at once what does not ask for a trickle; else one byte every `everyMs`, or nothing at all. */
const openEndpoint = async () => {
  const open = new Set<NodeJS.Timeout>();
  const server: Server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    if (body.includes('rien')) return;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (!body.includes('goutte')) {
      response.end(answer);
      return;
    }
    response.flushHeaders();
    const timer = setInterval(() => response.write(' '), 50);
    open.add(timer);
    response.once('close', () => {
      clearInterval(timer);
      open.delete(timer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trickling: () => open.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeEach(async () => {
  endpoint = await openEndpoint();
});
afterEach(() => endpoint.close());

describe('a call to an endpoint', () => {
  const post = async (body: string, limits: Parameters<typeof createEndpointFetch>[0]) => {
    const { fetch, close } = createEndpointFetch(limits);
    try {
      return await (await fetch(endpoint.url, { method: 'POST', body })).text();
    } catch (fault) {
      return fault instanceof Error ? fault.message : fault;
    } finally {
      await close();
    }
  };

  it('is cut once its answer trickles, and its connection is closed', async () => {
    expect(await post('goutte', { limits: { leastBytes: 100, windowMs: 400 } })).toBe('fewer than 100 bytes in 400 ms');
    await expect.poll(endpoint.trickling).toBe(0);
  });

  it('is cut at its deadline, however its answer comes, and before its first byte', async () => {
    expect(await post('goutte', { limits: { totalMs: 300 } })).toBe('no answer within 300 ms');
    expect(await post('rien', { limits: { firstByteMs: 300 } })).toBe('no answer within 300 ms');
  });

  it('is answered where none of it is exceeded', async () => {
    expect(await post('', { limits: { leastBytes: 100, windowMs: 400, totalMs: 10_000 } })).toBe(answer);
  });
});

describe('an endpoint that trickles for one client', () => {
  let provider: AiProvider;
  const embed = async (ownerId: string, text: string, signal?: AbortSignal) => {
    const { embedding } = createOpenaiLanguageEngine({ provider, writingModel: null, embeddingModel: 'm' });
    return embedding?.embed({ ownerId, texts: [text], kind: 'query', ...(signal && { signal }) });
  };
  const open = (limits: Readonly<{ leastBytes: number; windowMs: number }>) => {
    provider = openAiProvider({
      wall: consentingWall,
      baseUrl: endpoint.url,
      apiKey: null,
      clock: { now: () => new Date() },
      maxConcurrent: 4,
      limits,
    });
  };
  afterEach(() => provider.close());

  it('reports it in our words, to be tried again by the policy of the work', async () => {
    open({ leastBytes: 100, windowMs: 300 });
    const fault = await embed('anne', 'goutte').catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(LanguageFault);
    expect(fault).toMatchObject({ kind: 'no-answer-in-time', retryAfterMs: 0 });
  });

  it('leaves places to others, however much that client asks for', async () => {
    open({ leastBytes: 0, windowMs: 60_000 });
    const over = new AbortController();
    const held = Array.from({ length: 12 }, () => embed('anne', 'goutte', over.signal).catch(() => undefined));
    await expect.poll(endpoint.trickling).toBeGreaterThan(1);
    const answered = await Promise.all(Array.from({ length: 40 }, () => embed('berthe', 'bonjour')));
    expect(answered.map((one) => one?.vectors.length)).toEqual(answered.map(() => 1));
    expect(endpoint.trickling()).toBeGreaterThan(1);
    over.abort();
    await Promise.all(held);
  });
});
