import { describe, expect, it } from 'vitest';
import { speechAssets } from '#kits/speech-assets.ts';
import { noLocalAiServer, startLocalAiServer } from '#servers/local-ai-server.ts';
import { serverProcess } from '#servers/server-process.ts';
import { noBrowser } from '../kit/browser.ts';
import { checkTranscriptionAndPlayback } from '../kit/transcription-check.ts';

const onThisMachine = noBrowser ?? speechAssets.missing;
const onProvider = onThisMachine ?? noLocalAiServer;
/** Leaving a page aborts its pending responses: not an error. */
const faultsIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.includes('Error') && !line.includes('a response was interrupted'));
const because = (missing: string | null): string => (missing === null ? '' : ` (${missing})`);

describe('a spoken thought is transcribed, and a click on a word plays it', () => {
  it.skipIf(onThisMachine)(
    `on the local engine${because(onThisMachine)}`,
    async () => {
      const server = await serverProcess({ SPEECH_MODEL_DIR: speechAssets.modelDir });
      try {
        await checkTranscriptionAndPlayback(server.url);
      } finally {
        await server.remove();
      }
    },
    180_000,
  );

  it.skipIf(onProvider)(
    `on an OpenAI-compatible server${because(onProvider)}`,
    async ({ skip }) => {
      const provider = await startLocalAiServer();
      skip(provider === null, 'the local speech server could not be started here');
      if (provider === null) return;
      const server = await serverProcess({
        AI_BASE_URL: provider.baseUrl,
        AI_API_KEY: 'none',
        TRANSCRIPTION_MODEL: 'whisper-base',
        SPEECH_MODEL_DIR: '',
      });
      try {
        await checkTranscriptionAndPlayback(server.url, { accepts: true });
        expect(faultsIn(server.output())).toEqual([]);
      } finally {
        provider.stop();
        await server.remove();
      }
    },
    600_000,
  );
});
