// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { createBaseQuery } from '@ecrin/browser/api/base-query.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withKeptAnswers } from '#lib/kept-answers/with-kept-answers.ts';
import { answerSecretKey, endSession, startSession } from '#lib/session/session.ts';

type Ask = ReturnType<typeof createBaseQuery>;
const unreachable = { error: { code: 'general.unreachable', status: 0, detail: null } };
const calls = { signal: new AbortController().signal } as Parameters<Ask>[1];
const camille = { token: 'one', userType: 'client', userId: 'camille' } as const;

let answer: Awaited<ReturnType<Ask>> = unreachable;
const ask = withKeptAnswers(() => answer);
const read = (url: string) => ask(url, calls, {});
const isKept = (url: string) =>
  expect.poll(async () => {
    answer = unreachable;
    return (await read(url)).data;
  });
/** The server answers `data` to one read, and is unreachable afterwards. */
const answered = async (url: string, data: unknown) => {
  answer = { data };
  await read(url);
};

// Defined by the build.
beforeAll(() => vi.stubGlobal('__APP_VERSION__', '1.0.0'));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  endSession();
  startSession(camille);
});

describe('given something that was read', () => {
  it('when the server cannot be reached, then it is read from this device', async () => {
    await answered('/goals', { items: ['courir'] });
    await isKept('/goals').toEqual({ items: ['courir'] });
    answer = { error: { code: 'general.unexpected', status: 502, detail: null } };
    expect((await read('/goals')).data).toEqual({ items: ['courir'] });
  });

  it('when the server refuses, then its refusal is what is told', async () => {
    await answered('/reminders', { items: [] });
    await isKept('/reminders').toEqual({ items: [] });
    answer = { error: { code: 'reminder.unknown', status: 404, detail: null } };
    expect(await read('/reminders')).toEqual(answer);
  });

  it('when its reader signs out, then nobody reads it any more: neither the next person nor they themselves', async () => {
    await answered('/thoughts/1', { content: 'Rien que pour moi' });
    await isKept('/thoughts/1').toEqual({ content: 'Rien que pour moi' });
    expect(localStorage.getItem(answerSecretKey)).toMatch(/^camille /);
    endSession();
    expect(localStorage.getItem(answerSecretKey)).toBeNull();
    answer = unreachable;
    expect((await read('/thoughts/1')).data).toBeUndefined();
    startSession({ ...camille, userId: 'louise' });
    expect((await read('/thoughts/1')).data).toBeUndefined();
    startSession(camille);
    expect((await read('/thoughts/1')).data).toBeUndefined();
  });

  it('when another person signs in without a log-out in between, then they read nothing of it', async () => {
    await answered('/thoughts/2', { content: 'À Camille' });
    await isKept('/thoughts/2').toEqual({ content: 'À Camille' });
    startSession({ token: 'two', userType: 'client', userId: 'louise' });
    expect((await read('/thoughts/2')).data).toBeUndefined();
  });

  it('when it is deleted, then it leaves the device', async () => {
    const id = '0193c000-0000-7000-8000-00000000000a';
    await answered(`/thoughts/${id}`, { thoughtId: id });
    await isKept(`/thoughts/${id}`).toEqual({ thoughtId: id });
    answer = { data: { position: 7 } };
    await ask({ url: `/thoughts/${id}`, method: 'DELETE' }, calls, {});
    await isKept(`/thoughts/${id}`).toBeUndefined();
  });
});

it('given nothing that was read, then the failure is told', async () => {
  answer = unreachable;
  expect(await read('/threads')).toEqual(unreachable);
  expect(await ask({ url: '/goals', method: 'POST' }, calls, {})).toEqual(unreachable);
});
