import { TranscriberFault, type Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import { openThoughtWorkflowHarness } from '@ecrin/testing/kits/thought-workflow-harness.ts';
import { expect, it } from 'vitest';

it('a recording waits while the budget of the engine is used, and the engine is not asked again at once', async () => {
  let calls = 0;
  const transcriber: Transcriber = {
    engine: 'openai-compatible',
    delay: () => null,
    close: async () => undefined,
    transcribe: () => {
      calls += 1;
      return Promise.reject(new TranscriberFault('over-budget', 'the budget is used', 0));
    },
  };
  const { speak, until, types, dispose } = await openThoughtWorkflowHarness({ transcriber });
  await speak();
  expect((await until('ThoughtTranscriptionDelayed')).recordings[0]?.transcript.delayed).toBe('over-budget');
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 300);
  });
  expect([calls, (await types()).filter((type) => type === 'ThoughtTranscriptionDelayed').length]).toEqual([1, 1]);
  await dispose();
});
