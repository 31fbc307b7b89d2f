import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An OpenAI-compatible endpoint that transcribes everything to one sentence, or refuses every request while it is away. */
export type SpeechEndpoint = Readonly<{
  /** With its `/v1`. */
  url: string;
  setRefusing: (refuses: boolean) => void;
  /** It answers 500 to every request. */
  setBroken: (broken: boolean) => void;
  close: () => Promise<void>;
}>;

export const startSpeechEndpoint = async (sentence: string): Promise<SpeechEndpoint> => {
  let refuses = false;
  let broken = false;
  const statusOf = (found: boolean): number => {
    if (broken) return 500;
    if (refuses) return 401;
    return found ? 200 : 404;
  };
  const answer = { text: sentence, language: 'french', segments: [{ start: 0, end: 1, text: sentence }] };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const found = request.url?.endsWith('/audio/transcriptions') ?? false;
      response.writeHead(statusOf(found), { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(statusOf(found) !== 200 ? { error: { message: 'refused' } } : answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Listening on a port, it has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    setBroken: (next) => {
      broken = next;
    },
    setRefusing: (next) => {
      refuses = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
