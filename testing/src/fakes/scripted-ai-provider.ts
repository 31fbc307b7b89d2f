import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The requests, for tests; `text` is the body as UTF-8 (files of a form are included). */
export type ProviderRequest = Readonly<{
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  json: unknown;
}>;
/** One scripted answer; it may also never end, or disconnect. */
export type ProviderAnswer = (response: ServerResponse, request: ProviderRequest) => void;
type Kind = 'chat' | 'embeddings' | 'transcription';

export type ScriptedAiProvider = Readonly<{
  /** Up to and with `/v1`, as `AI_BASE_URL` requires. */
  url: string;
  /** Answers in order, the last one repeated. Replaces the script. */
  script: (kind: Kind, ...answers: ProviderAnswer[]) => void;
  requests: (kind: Kind) => readonly ProviderRequest[];
  /** The most requests that were open at once. */
  mostAtOnce: () => number;
  close: () => Promise<void>;
}>;

export const answerJson =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): ProviderAnswer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A completion whose message is `content` (an object is written as JSON). */
export const answerChat = (content: unknown): ProviderAnswer =>
  answerJson(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: {
          role: 'assistant',
          refusal: null,
          content: typeof content === 'string' ? content : JSON.stringify(content),
        },
      },
    ],
  });

type StreamEnd = 'stop' | 'length' | 'never' | 'drop';
/** A completion streamed piece by piece. `never`: the connection stays open after the last piece; `drop`: it is lost. `betweenMs`: after each piece. */
export const answerStream =
  (pieces: readonly string[], end: StreamEnd, betweenMs = 0): ProviderAnswer =>
  (response) => {
    const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
    const choice = (content: string, finish_reason: string | null) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'scripted',
      choices: [{ index: 0, delta: { content }, finish_reason }],
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return void (async () => {
      for (const piece of pieces) {
        send(choice(piece, null));
        if (betweenMs > 0) await pause(betweenMs);
      }
      if (end === 'drop') response.destroy();
      if (end === 'never' || end === 'drop') return;
      send({ ...choice('', end), usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 } });
      response.end('data: [DONE]\n\n');
    })();
  };

/** A vector for each text of the request, in another order than theirs, not of length 1. */
export const answerEmbeddings =
  (vectorOf: (text: string) => readonly number[]): ProviderAnswer =>
  (response, request) => {
    const { input } = request.json as { input: readonly string[] };
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })).reverse();
    answerJson(200, { object: 'list', model: 'scripted', data, usage: { prompt_tokens: 7, total_tokens: 7 } })(
      response,
      request,
    );
  };

export const answerError = (
  status: number,
  code: string | null,
  headers: Readonly<Record<string, string>> = {},
): ProviderAnswer =>
  answerJson(
    status,
    { error: { message: 'scripted fault', type: code ?? 'server_error', param: null, code } },
    headers,
  );

export const answerQuota: ProviderAnswer = answerError(429, 'insufficient_quota');
export const answerHtml: ProviderAnswer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
/** Valid headers, then JSON that stops in the middle. */
export const answerTruncatedJson: ProviderAnswer = (response) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end('{"choices":[{"message":{"content":"{\\"title');
/** Headers at once, then nothing. */
export const hangInBody: ProviderAnswer = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
export const hang: ProviderAnswer = () => undefined;
export const dropConnection: ProviderAnswer = (response) => void response.destroy();

/** A whole, valid answer of at least `bytes` bytes. */
export const answerHuge = (bytes: number): ProviderAnswer => answerChat({ title: 'x'.repeat(bytes) });

export const answerAfter =
  (ms: number, answer: ProviderAnswer): ProviderAnswer =>
  (response, request) =>
    void setTimeout(() => answer(response, request), ms);

type HeldAnswer = Readonly<{ answer: ProviderAnswer; release: () => void }>;
/** Is given once it is released, for what a test does in the meantime. */
export const holdAnswer = (held: ProviderAnswer): HeldAnswer => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return { answer: (response, request) => void released.then(() => held(response, request)), release };
};

/** An OpenAI-compatible server on loopback that answers as scripted. */
export const startScriptedAiProvider = async (): Promise<ScriptedAiProvider> => {
  const scripts: Record<Kind, ProviderAnswer[]> = { chat: [], embeddings: [], transcription: [] };
  const seen: Record<Kind, ProviderRequest[]> = { chat: [], embeddings: [], transcription: [] };
  let [open, most] = [0, 0];

  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    void readRequest(request).then((asked) => {
      const kind = kindOf(asked.path);
      if (!kind) return answerError(404, 'not_found')(response, asked);
      seen[kind].push(asked);
      const script = scripts[kind];
      return (script.length > 1 ? script.shift() : script[0])?.(response, asked) ?? undefined;
    });
  });
  const url = await listening(server);

  return {
    url,
    script: (kind, ...answers) => {
      scripts[kind] = answers;
    },
    requests: (kind) => seen[kind],
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const kinds: Readonly<Record<string, Kind>> = {
  '/v1/chat/completions': 'chat',
  '/v1/embeddings': 'embeddings',
  '/v1/audio/transcriptions': 'transcription',
};
const kindOf = (path: string): Kind | null => kinds[path] ?? null;

const readRequest = async (request: IncomingMessage): Promise<ProviderRequest> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString('utf8');
  return { path: request.url ?? '', headers: request.headers, text, json: jsonOrNull(text) };
};

const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`));
  });
