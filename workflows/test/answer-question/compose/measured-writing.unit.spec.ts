import { LanguageFault, type LanguageMessage, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { expect, it } from 'vitest';
import { createMeasuredWriting } from '#answer-question/compose/measured-writing.ts';
import { judgedMeasure, writtenMeasure } from '#answer-question/compose/solved-questions.ts';

const usage = { inputTokens: 1, outputTokens: 1, seconds: 0 };
const asked = (messages: readonly LanguageMessage[]): string => messages.at(-1)?.text ?? '';

/** Knows the solved questions, but for `wrong` of them; `json` in place of its judgements. */
const modelThat = ({
  wrong = 0,
  writes = true,
  json,
}: Readonly<{ wrong?: number; writes?: boolean; json?: () => never }>) => {
  let requests = 0;
  const writing: Writing = {
    model: 'a-model',
    json: async ({ messages, schema }) => {
      requests += 1;
      json?.();
      const place = judgedMeasure.findIndex(({ question, text }) =>
        asked(messages).includes(`${question}\nNote : ${text}`),
      );
      const answers = judgedMeasure[place]?.answers !== place < wrong;
      return { value: schema.parse({ reponse: answers ? 'oui' : 'non' }), usage };
    },
    text: async ({ messages, onText }) => {
      requests += 1;
      const solved = writtenMeasure.find(({ question }) => asked(messages).includes(question));
      const text = writes ? `${solved?.thoughts[0]?.text} [1]` : 'Courage, tout ira bien.';
      onText(text);
      return { text, usage };
    },
  };
  return { writing, requests: () => requests };
};

it.each([
  ['that knows them is used', { wrong: 0 }, true],
  ['that is wrong once is used', { wrong: 1 }, true],
  ['that is wrong twice is not', { wrong: 2 }, false],
  ['whose sentences rest on nothing is not', { writes: false }, false],
] as const)('given fifteen solved questions, a model %s', async (_what, flaws, isUsed) => {
  const reasons: string[] = [];
  const { writing, requests } = modelThat(flaws);
  const measured = createMeasuredWriting({ writing: () => writing, onUnusable: (reason) => reasons.push(reason) });
  expect(measured.state()).toBe('not-measured');
  expect(await measured.writing()).toBe(isUsed ? writing : null);
  expect(measured.state()).toBe(isUsed ? 'passed' : 'failed');
  expect(await measured.writing()).toBe(isUsed ? writing : null);
  expect(requests()).toBe(15);
  expect(reasons).toHaveLength(isUsed ? 0 : 1);
});

it('without a model none is used; one that comes later is measured then', async () => {
  const { writing } = modelThat({});
  let current: Writing | null = null;
  const later = createMeasuredWriting({ writing: () => current, onUnusable: expect.unreachable });
  expect([await later.writing(), later.state()]).toEqual([null, 'no-model']);
  current = writing;
  expect([later.state(), await later.writing(), later.state()]).toEqual(['not-measured', writing, 'passed']);
  expect(await createMeasuredWriting({ writing: () => null, onUnusable: () => undefined }).writing()).toBeNull();
});

it('a model that does not answer is asked again later; one off its schema counts as wrong', async () => {
  let down = true;
  const { writing } = modelThat({
    json: (() => {
      if (down) throw new LanguageFault('unavailable', 'down', 0);
    }) as () => never,
  });
  const measured = createMeasuredWriting({ writing: () => writing, onUnusable: expect.unreachable, recheckMs: 1 });
  expect(await measured.writing()).toBeNull();
  down = false;
  await expect.poll(measured.writing).toBe(writing);

  const reasons: string[] = [];
  const off = modelThat({
    json: () => {
      throw new LanguageFault('unusable-answer', 'off schema twice');
    },
  });
  expect(
    await createMeasuredWriting({ writing: () => off.writing, onUnusable: (reason) => reasons.push(reason) }).writing(),
  ).toBeNull();
  expect(reasons).toEqual(['it judges 0 of 12 notes rightly and writes 3 of 3 answers that can be shown']);
});

it('a question does not wait for a slow measure', async () => {
  const { writing } = modelThat({});
  const slow: Writing = { ...writing, json: () => new Promise(() => undefined) };
  expect(
    await createMeasuredWriting({ writing: () => slow, onUnusable: expect.unreachable, waitMs: 5 }).writing(),
  ).toBeNull();
});
