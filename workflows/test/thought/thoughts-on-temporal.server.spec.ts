import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import { openThoughtWorkflowHarness } from '@ecrin/testing/kits/thought-workflow-harness.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { runHistoryTexts } from '@ecrin/testing/temporal/run-history-text.ts';
import { expect, it } from 'vitest';
import { workflowDefinitionsFile } from '#index.ts';

const secret = 'J’ai téléphoné à ma sœur et je me sens soulagée.';

withTemporal('dev', 'thoughts, their workflows on Temporal', (address) => {
  it(
    'given a thought recorded without an engine, when everything restarts with one, then it is transcribed once, analysed, and Temporal stores no personal words',
    { timeout: 90_000 },
    async () => {
      let ready = false;
      const transcriber: Transcriber = {
        engine: 'local',
        delay: () => (ready ? null : 'model-on-its-way'),
        close: async () => undefined,
        transcribe: async () => ({
          engine: 'local',
          model: 'scripted',
          language: 'fr',
          raw: secret,
          segments: [{ text: secret, startMs: 0, endMs: 900, words: [], confidence: null, noSpeech: null }],
        }),
      };
      const { speak, until, types, restart, dispose } = await openThoughtWorkflowHarness({
        transcriber,
        openEngine: (workflows) =>
          openTemporalWorkflowEngine({
            server: { address: address(), namespace: 'default' },
            taskQueue: 'thoughts',
            workflows,
            definitionsFile: workflowDefinitionsFile,
            graceMs: 50,
            silenceMs: 1_000,
          }),
      });
      await speak();
      await until('ThoughtTranscriptionDelayed');
      await restart();
      ready = true;
      expect((await until('ThoughtTranscribed')).words).toBe(secret);
      await until('ThoughtUnderstood');
      expect((await types()).filter((type) => type === 'ThoughtTranscribed')).toHaveLength(1);
      await dispose();
      const stored = await runHistoryTexts(address(), `WorkflowType IN ('transcribe-thought', 'understand-thought')`);
      expect(stored.length).toBeGreaterThanOrEqual(2);
      for (const history of stored) {
        expect(history).toContain('"thoughtId":');
        expect(history).not.toContain('téléphoné');
      }
    },
  );
});
