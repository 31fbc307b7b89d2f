import { deleted, now, thoughtId } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import {
  openThoughtWorkflowHarness,
  type ThoughtHarnessOptions,
  type ThoughtWorkflowHarness,
} from '@ecrin/testing/kits/thought-workflow-harness.ts';
import { afterEach, describe, expect, it } from 'vitest';

const both = 'Papa a téléphoné.\n\nMaman aussi.';
let work: ThoughtWorkflowHarness | null = null;
const atWork = async (parts: ThoughtHarnessOptions): Promise<ThoughtWorkflowHarness> =>
  (work = await openThoughtWorkflowHarness(parts));

/** Hears what each sound says. */
const hearing = (delay: () => TranscriptionDelay | null = () => null): Transcriber => ({
  engine: 'local',
  delay,
  close: async () => undefined,
  transcribe: async ({ audio }) => {
    const sound = Buffer.concat(await Array.fromAsync(await audio.read())).toString();
    const raw = sound === 'another sound' ? 'Maman aussi.' : 'Papa a téléphoné.';
    const segments = [{ text: raw, startMs: 0, endMs: 900, words: [], confidence: null, noSpeech: null }];
    return { engine: 'local', model: 'whisper-base', language: 'fr', raw, segments };
  },
});

afterEach(async () => {
  await work?.dispose();
  work = null;
});

describe('an appended recording', () => {
  it('is transcribed from its own sound, and the whole is analysed again; the person’s own values stay', async () => {
    const { speak, speakAgain, append, until } = await atWork({ transcriber: hearing() });
    await speak();
    await until('ThoughtUnderstood');
    await append({
      type: 'ThoughtInsightCorrected',
      data: { thoughtId, field: 'mood', mood: 'calm', category: null, correctedAt: now },
      private: null,
    });
    await speakAgain();
    const { words, segments, insights, wording, understoodWording } = await until('ThoughtUnderstood', 2);
    expect(words).toBe(both);
    expect(segments.map(({ startMs }) => startMs)).toEqual([0, 900]);
    expect(understoodWording).toBe(wording);
    expect(insights.mood.past.at(-1)?.value).toBe('calm');
  });

  it('leaves what the person corrected as it is', async () => {
    const { speak, speakAgain, append, until } = await atWork({ transcriber: hearing() });
    await speak();
    await until('ThoughtTranscribed');
    await append({
      type: 'ThoughtTranscriptCorrected',
      data: { thoughtId, correctedAt: now },
      private: { text: 'Papa appelle !', segments: [{ text: 'Papa appelle !', startMs: 0, endMs: 900, words: [] }] },
    });
    await speakAgain();
    expect((await until('ThoughtTranscribed', 2)).words).toBe('Papa appelle !\n\nMaman aussi.');
  });

  it('is transcribed beside the first when both wait', async () => {
    const { speak, speakAgain, until } = await atWork({ transcriber: hearing() });
    await speak();
    await speakAgain();
    expect((await until('ThoughtTranscribed', 2)).words).toBe(both);
  });

  it('is transcribed with the first once their thought is restored', async () => {
    let delay: TranscriptionDelay | null = 'model-on-its-way';
    const { speak, speakAgain, append, until, types } = await atWork({ transcriber: hearing(() => delay) });
    await speak();
    await speakAgain();
    await until('ThoughtTranscriptionDelayed', 2);
    await append(deleted);
    delay = null;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 120);
    });
    expect(await types()).not.toContain('ThoughtTranscribed');
    await append({ type: 'ThoughtRestored', data: { thoughtId, restoredAt: now }, private: null });
    expect((await until('ThoughtTranscribed', 2)).words).toBe(both);
  });
});
