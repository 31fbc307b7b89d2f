import { setTimeout as pause } from 'node:timers/promises';
import { thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { started, threadId } from '@ecrin/domain/test/thread/thread.fixtures.ts';
import { openThoughtWorkflowHarness } from '@ecrin/testing/kits/thought-workflow-harness.ts';
import { expect, it } from 'vitest';

const now = '2026-01-02T09:00:00.000Z';
const aiUse = (withoutAi: boolean) =>
  ({ type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi, setAt: now }, private: null }) as const;

it('a thought in a thread without AI is not analysed, before its own mark has come, until the person allows it', async () => {
  const { append, appendToThread, until, types, dispose } = await openThoughtWorkflowHarness();
  const thread = { ...started, data: { ...started.data, ownerId: written.data.ownerId } };
  const marked = { threadId, withoutAi: true, setAt: now };
  await appendToThread(threadId, thread, { type: 'ThreadAiUseSet', data: marked, private: null });
  const filed = { thoughtId, threadId, suggested: false, filedAt: now };
  await append(written, { type: 'ThoughtFiled', data: filed, private: null });
  await pause(200);
  expect(await types()).toEqual(['ThoughtWritten', 'ThoughtFiled']);
  await append(aiUse(true), aiUse(false));
  expect((await until('ThoughtUnderstood')).understoodWording).toBe(1);
  await dispose();
});
