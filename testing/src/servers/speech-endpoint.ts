import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An OpenAI-compatible endpoint that transcribes everything to one sentence, or refuses every request while it is away. */
export type SpeechEndpoint = Readonly<{
  /** With its `/v1`. */
  url: string;
  setRefusing: (refuses: boolean) => void;
  close: () => Promise<void>;
}>;

export const startSpeechEndpoint = async (sentence: string): Promise<SpeechEndpoint> => {
  let refuses = false;
  const answer = { text: sentence, language: 'french', segments: [{ start: 0, end: 1, text: sentence }] };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const found = request.url?.endsWith('/audio/transcriptions') ?? false;
      response.writeHead(refuses ? 401 : found ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(refuses || !found ? { error: { message: 'refused' } } : answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Listening on a port, it has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
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
