import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { answerChat, type ProviderAnswer } from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { expect } from 'vitest';
import { sendRequest, type TestServer } from '#test/server.fixtures.ts';

export const writeTestThought = async (server: TestServer, token: string, content: string): Promise<string> => {
  const thoughtId = systemIds.next();
  await sendRequest(server, 'POST /api/client/thoughts', {
    token,
    body: { thoughtId, content, occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris', language: 'fr' },
  });
  return thoughtId;
};

export const requestRun = async (server: TestServer, token: string, asked: object) => {
  const runId = systemIds.next();
  const body = { runId, sources: { kind: 'text' }, text: null, values: {}, timeZone: 'Europe/Paris', ...asked };
  const answer = await sendRequest(server, 'POST /api/client/orb-runs', { token, body });
  return { ...answer, runId };
};

export const findTestRun = async (server: TestServer, token: string, runId: string) =>
  (await sendRequest(server, `GET /api/client/orb-runs/${runId}`, { token })).body as Record<string, unknown>;

/** Once it has ended. */
export const endedRun = async (server: TestServer, token: string, runId: string) => {
  // A run that no read model has yet is answered 404, as a number.
  const hasEnded = (status: unknown): boolean => typeof status === 'string' && status !== 'running';
  await expect
    .poll(async () => (await findTestRun(server, token, runId))['status'], { timeout: 20_000 })
    .toSatisfy(hasEnded);
  return findTestRun(server, token, runId);
};

export const answerItems = (...elements: readonly Readonly<{ texte: string; notes: number[] }>[]): ProviderAnswer =>
  answerChat({ elements });
