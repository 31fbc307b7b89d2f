import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerId, thoughtId } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import type { Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import type { RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import {
  openThoughtWorkflowHarness,
  type ThoughtWorkflowHarness,
} from '@ecrin/testing/kits/thought-workflow-harness.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

let work: ThoughtWorkflowHarness | null = null;
let folder: string;
const engines: WorkflowEngine[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecrin-heard-'));
});
afterEach(async () => {
  await work?.dispose();
  await rm(folder, { recursive: true });
});

/** Each start has an empty engine, as after a migration to another one. */
const openEngine = (workflows: readonly RegisteredWorkflow[]) => {
  const opened = openSqliteWorkflowEngine({
    file: join(folder, `${engines.length}.db`),
    clock,
    workflows,
    graceMs: 20,
  });
  engines.push(opened.engine);
  return opened;
};

it('given a transcribed and analysed thought, when a new engine is asked for all of it again, then each workflow ends in its first step', async () => {
  const calls: string[] = [];
  const transcriber: Transcriber = {
    engine: 'local',
    delay: () => null,
    close: async () => undefined,
    transcribe: async () => {
      calls.push('transcribe');
      const raw = 'Papa a téléphoné.';
      return {
        engine: 'local',
        model: 'whisper-base',
        language: 'fr',
        raw,
        segments: [{ text: raw, startMs: 0, endMs: 900, words: [], confidence: null, noSpeech: null }],
      };
    },
  };
  const local = createLocalAnalyst();
  const understand: typeof local.understand = (request) => {
    calls.push('understand');
    return local.understand(request);
  };
  const measure = async () => {
    calls.push('measure');
    return { durationMs: 900, speechMs: 800, peaks: [1] };
  };
  work = await openThoughtWorkflowHarness({ transcriber, measure, openEngine, analyst: { ...local, understand } });
  await work.speak();
  await work.until('ThoughtUnderstood');
  const before = await work.types();
  expect(calls).toEqual(['measure', 'transcribe', 'understand']);

  await work.restart();
  const again = engines.at(-1);
  const revision = before.indexOf('ThoughtTranscribed');
  for (const [workflow, id, input] of [
    ['transcribe-thought', '1', { attempt: 1 }],
    ['understand-thought', String(revision), { revision }],
  ] as const) {
    const name = `${workflow}/${thoughtId}/${id}`;
    await again?.start({ workflow, id: name, input: { thoughtId, ownerId, ...input } });
    await expect
      .poll(() => again?.describe(name), { timeout: 10_000 })
      .toMatchObject({ status: 'completed', result: 'superseded' });
  }
  expect([await work.types(), calls]).toEqual([before, ['measure', 'transcribe', 'understand']]);
});
