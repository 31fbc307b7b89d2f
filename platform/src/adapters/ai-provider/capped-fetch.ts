import { Agent, fetch } from 'undici';

export class AnswerTooLarge extends Error {}

/** A fetch that stops reading after `maxBytes` of an answer and has no timeout of its own (callers have). */
export const createCappedFetch = (
  maxBytes: number,
): Readonly<{ fetch: typeof globalThis.fetch; close: () => Promise<void> }> => {
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const capped = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const answer = await fetch(input, { ...(await encoded(init)), dispatcher: agent });
    const { status, statusText } = answer;
    return new Response(answer.body && atMost(answer.body, maxBytes), {
      status,
      statusText,
      headers: [...answer.headers],
    });
  };
  // undici and the platform have two types for the same values.
  return { fetch: capped as unknown as typeof globalThis.fetch, close: () => agent.destroy() };
};

/** The SDK's forms are the platform's FormData, which this fetch does not accept: they are serialized, with their length, as servers expect. */
const encoded = async (init: Parameters<typeof fetch>[1] = {}): Promise<Parameters<typeof fetch>[1]> => {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? '');
  return { ...init, headers: [...headers], body: new Uint8Array(await form.arrayBuffer()) };
};

const atMost = (body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> => {
  let seen = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, out) => {
        seen += piece.byteLength;
        if (seen > maxBytes) throw new AnswerTooLarge(`more than ${maxBytes} bytes`);
        out.enqueue(piece);
      },
    }),
  );
};
