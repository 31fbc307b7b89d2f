import { consentingWall } from '@ecrin/testing/fakes/consenting-wall.ts';
import {
  answerChat,
  answerEmbeddings,
  answerJson,
  answerStream,
  hang,
  startScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { languageEngineContract } from '@ecrin/testing/port-contracts/language-engine.contract.ts';
import { expect, it } from 'vitest';
import { openAiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { createOpenaiLanguageEngine } from '#adapters/language/openai-language-engine.ts';

const started = async (embeddingModel: string | null = 'e') => {
  const server = await startScriptedAiProvider();
  const provider = openAiProvider({
    wall: consentingWall,
    baseUrl: server.url,
    apiKey: null,
    clock: { now: () => new Date('2026-01-02T09:00:00.000Z') },
  });
  return {
    server,
    engine: createOpenaiLanguageEngine({ provider, writingModel: 'w', embeddingModel }),
    dispose: async () => {
      await provider.close();
      await server.close();
    },
  };
};
const letters = answerEmbeddings((text) => [text.length, text.codePointAt(0) ?? 0, 3]);

languageEngineContract('an OpenAI-compatible endpoint', { writes: true, embeds: true, scripted: true }, async () => {
  const { server, ...subject } = await started();
  server.script('embeddings', letters);
  return {
    ...subject,
    script: {
      json: (value) => server.script('chat', value === 'never' ? hang : answerChat(value)),
      text: ({ pieces, end }) => server.script('chat', answerStream(pieces, end)),
      embeddings: (how) => server.script('embeddings', how === 'never' ? hang : letters),
    },
  };
});

const embed = ({ engine }: Pick<Awaited<ReturnType<typeof started>>, 'engine'>, texts: readonly string[]) =>
  engine.embedding?.embed({ ownerId: 'owner-1', texts, kind: 'query' });

it('an endpoint without an embedding model embeds nothing', async () => {
  const { engine, dispose } = await started(null);
  expect(engine.embedding).toBeNull();
  await dispose();
});

it.each([
  ['fewer vectors than texts', [{ index: 0, embedding: [1, 2] }]],
  ['two vectors for one text', [0, 0].map((index) => ({ index, embedding: [1, 2] }))],
  ['vectors of different sizes', [1, 2].map((size, index) => ({ index, embedding: Array(size).fill(1) }))],
  ['a vector of zeros', [0, 1].map((index) => ({ index, embedding: [0, 0] }))],
])('%s: an unusable answer', async (_what, data) => {
  const subject = await started();
  subject.server.script('embeddings', answerJson(200, { data }));
  await expect(embed(subject, ['un', 'deux'])).rejects.toMatchObject({ kind: 'unusable-answer' });
  await subject.dispose();
});

it('a stream that breaks off in the middle is unavailable, not a whole text', async () => {
  const { server, engine, dispose } = await started();
  server.script('chat', (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Un ' } }] })}\n\n`);
  });
  const asked = engine.writing?.text({
    ownerId: 'o',
    purpose: 'answer',
    messages: [],
    maxTokens: 5,
    onText: () => undefined,
  });
  await expect(asked).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 0 });
  await dispose();
});
