import type { Language } from '@ecrin/domain/kernel/language.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { followWords, useLiveWords } from '#features/capture/words/live-words.ts';

type Request = Readonly<{ language: Language; after: number }>;
const textsOf = () => useLiveWords.getState().passages.map(({ text }) => text);

/** A server that has heard `words`, and answers when told to. */
const open = () => {
  const server = { words: [] as string[], listening: true, requests: [] as Request[], language: 'fr' as Language };
  const held: (() => void)[] = [];
  const words = followWords({
    language: () => server.language,
    ask: async (request) => {
      server.requests.push(request);
      await new Promise<void>((resolve) => held.push(resolve));
      const passages = server.words.slice(request.after).map((text) => ({ text, uncertain: false }));
      return { listening: server.listening, passages };
    },
  });
  const answer = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
  };
  return { ...words, server, answer, held };
};

describe('words of a recording under way', () => {
  let opened: ReturnType<typeof open>;
  afterEach(() => opened.end());

  it('come once each, in order, whatever is told meanwhile', async () => {
    opened = open();
    const { server, poke, answer } = opened;
    poke();
    server.words.push('un');
    await answer();
    await expect.poll(textsOf).toEqual(['un']);
    poke();
    poke();
    server.words.push('deux');
    poke();
    await answer();
    await answer();
    await expect.poll(textsOf).toEqual(['un', 'deux']);
    expect(server.requests.map(({ after }) => after)).toEqual([0, 1, 2]);
  });

  it('stay when the server hears no more, or has nothing yet after it was started again', async () => {
    opened = open();
    const { server, poke, answer } = opened;
    server.words.push('un', 'deux');
    poke();
    await answer();
    await expect.poll(textsOf).toEqual(['un', 'deux']);
    Object.assign(server, { words: ['un'], listening: false });
    poke();
    await answer();
    await expect.poll(() => server.requests.length).toBe(2);
    expect(textsOf()).toEqual(['un', 'deux']);
  });

  it('are those of the other language once there are some', async () => {
    opened = open();
    const { server, poke, answer } = opened;
    server.words.push('on');
    poke();
    await answer();
    await expect.poll(textsOf).toEqual(['on']);
    Object.assign(server, { words: [], language: 'en' });
    poke();
    await answer();
    expect(textsOf()).toEqual(['on']);
    server.words.push('one');
    poke();
    await answer();
    await expect.poll(textsOf).toEqual(['one']);
    expect(server.requests.at(-1)).toEqual({ language: 'en', after: 0 });
  });

  it('go when it ends, also those that are on their way', async () => {
    opened = open();
    const { server, poke, answer, held } = opened;
    server.words.push('un');
    poke();
    await answer();
    await expect.poll(textsOf).toEqual(['un']);
    server.words.push('deux');
    poke();
    await expect.poll(() => held.length).toBe(1);
    opened.end();
    await answer();
    await new Promise(setImmediate);
    expect(textsOf()).toEqual([]);
  });
});
