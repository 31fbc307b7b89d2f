import { Agent, request, type Dispatcher } from 'undici';
import { createPublicAgent } from '#adapters/push-sender/public-agent.ts';
import { isPublicEndpoint } from '#adapters/push-sender/push-endpoint.ts';
import type { FetchPicture, PictureFault } from '#ports/pictures.ts';

/** `allowed`: origins besides the public internet. `maxBytes`: of a picture. `timeoutMs`: for the whole of it, redirects included. */
export type PublicPicturesOptions = Readonly<{ allowed: readonly string[]; maxBytes: number; timeoutMs: number }>;

/** Pages of pictures lead on once or twice. */
const mostRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Every address is checked, those that one is led on to as well; names are checked again when they are resolved. Nothing but the address is sent. */
export const createFetchPicture = ({ allowed, maxBytes, timeoutMs }: PublicPicturesOptions): FetchPicture => {
  const [publicOnly, trusted] = [createPublicAgent(), new Agent()];
  const step = async (url: string, left: number, signal: AbortSignal): Promise<Uint8Array | PictureFault> => {
    if (!isPublicEndpoint(url, allowed)) return 'unsafe';
    const dispatcher = allowed.includes(new URL(url).origin) ? trusted : publicOnly;
    const answer = await request(url, { dispatcher, signal, headers: { Accept: 'image/*' } });
    // What is abandoned below fails with nobody listening.
    answer.body.on('error', () => undefined);
    const next = redirects.has(answer.statusCode) ? answer.headers['location'] : undefined;
    if (next === undefined) return bytesOf(answer, maxBytes);
    answer.body.destroy();
    return left > 0 ? step(new URL(String(next), url).href, left - 1, signal) : 'unreachable';
  };
  return (url) => step(url, mostRedirects, AbortSignal.timeout(timeoutMs)).catch(() => 'unreachable' as const);
};

const bytesOf = async (
  { statusCode, headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Uint8Array | PictureFault> => {
  const length = Number(headers['content-length'] ?? 0);
  if (statusCode !== 200 || length > maxBytes) {
    body.destroy();
    return statusCode === 200 ? 'too-large' : 'unreachable';
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxBytes) return 'too-large';
    parts.push(part);
  }
  return Buffer.concat(parts);
};
