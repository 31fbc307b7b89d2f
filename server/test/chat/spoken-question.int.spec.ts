import { answerJson, holdAnswer } from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../model-server.fixtures.ts';
import { registerConsentingClient, registerTestClient, sendRequest } from '../server.fixtures.ts';

const heard = answerJson(200, { text: ' Où sont les clés ', segments: [], words: [] });

let { server, provider, remove } = {} as ModelServer;
beforeAll(async () => {
  ({ server, provider, remove } = await startModelServer({ TRANSCRIPTION_MODEL: 'une-oreille' }));
});
afterAll(() => remove());

const client = async (firstname: string, accepts: boolean): Promise<string> => {
  const { token } = await (accepts ? registerConsentingClient : registerTestClient)(server, firstname);
  return token;
};
const speak = (token: string, body: string) =>
  sendRequest(server, 'POST /api/client/chat/spoken-question?language=fr', {
    token,
    body,
    headers: { 'Content-Type': 'audio/webm' },
  });

describe('a spoken question', () => {
  it('is sent nowhere before the person has accepted the host, and cannot be begun', async () => {
    const token = await client('anne', false);
    expect((await sendRequest(server, 'GET /api/client/chat/engine', { token })).body).toMatchObject({ hears: false });
    expect(await speak(token, 'sound')).toMatchObject({
      status: 503,
      body: { code: 'conversation.voice-unavailable' },
    });
    expect(provider.requests('transcription')).toEqual([]);
  });

  it('is transcribed, and stored nowhere', async () => {
    provider.script('transcription', heard);
    const token = await client('claire', true);
    expect((await sendRequest(server, 'GET /api/client/chat/engine', { token })).body).toMatchObject({ hears: true });
    expect(await speak(token, 'sound')).toMatchObject({ status: 200, body: { text: 'Où sont les clés' } });
    expect((await sendRequest(server, 'GET /api/client/thoughts', { token })).body).toMatchObject({ items: [] });
    expect((await sendRequest(server, 'GET /api/client/conversations', { token })).body).toMatchObject({ items: [] });
    expect(server.logged()).not.toContain('Où sont les clés');
  });

  it('is refused without a sound, and with too much of it', async () => {
    const token = await client('denis', true);
    expect(await speak(token, '')).toMatchObject({ body: { code: 'recording.empty' } });
    expect(await speak(token, 'x'.repeat(2_000_001))).toMatchObject({ status: 413 });
  });

  it('waits for the one before, of the same person only', async () => {
    const { answer, release } = holdAnswer(heard);
    provider.script('transcription', answer);
    const [mine, other] = [await client('emma', true), await client('farid', true)];
    const spoken = [speak(mine, 'sound'), speak(mine, 'sound'), speak(other, 'sound')];
    // Only a refusal does not wait.
    await Promise.race(spoken);
    release();
    const answers = await Promise.all(spoken);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429]);
    expect((await speak(mine, 'sound')).status).toBe(200);
  });
});
