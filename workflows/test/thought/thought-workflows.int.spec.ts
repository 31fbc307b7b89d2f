import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  deleted,
  now,
  recorded,
  thoughtId,
  transcribed,
  written,
} from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { openAiProvider, type AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createOpenaiTranscriber } from '@ecrin/platform/adapters/transcriber/openai-transcriber.ts';
import { TranscriberFault, type Transcriber, type TranscribeRequest } from '@ecrin/platform/ports/transcriber.ts';
import { consentingWall } from '@ecrin/testing/fakes/consenting-wall.ts';
import {
  answerChat,
  answerTruncatedJson,
  answerError,
  answerHtml,
  answerHuge,
  answerJson,
  answerQuota,
  hang,
  startScriptedAiProvider,
  type ProviderAnswer,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { openaiAnalyst } from '@ecrin/testing/kits/openai-analyst.ts';
import {
  openThoughtWorkflowHarness,
  type ThoughtHarnessOptions,
  type ThoughtWorkflowHarness,
} from '@ecrin/testing/kits/thought-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const secret = 'Papa a téléphoné.';
const understanding = {
  title: 'Papa a téléphoné',
  summary: null,
  mood: 'joie',
  category: 'vie personnelle',
  words: ['papa'],
  ideas: [],
};
const heard = {
  text: secret,
  segments: [{ start: 0, end: 0.9, text: secret, avg_logprob: -0.1, no_speech_prob: 0 }],
  words: [],
};
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

let server: ScriptedAiProvider;
let provider: AiProvider | null = null;
let work: ThoughtWorkflowHarness | null = null;

const openHarness = async (parts: ThoughtHarnessOptions = {}): Promise<ThoughtWorkflowHarness> =>
  (work = await openThoughtWorkflowHarness(parts));
/** A short timeout only for a provider that hangs. */
const withProvider = (answer?: ProviderAnswer): Promise<ThoughtWorkflowHarness> => {
  const timeoutMs = answer === hang ? 300 : 20_000;
  const endpoint = { baseUrl: server.url, apiKey: 'key', clock: { now: () => new Date() }, timeoutMs };
  provider = openAiProvider({ ...endpoint, wall: consentingWall });
  return openHarness({
    analyst: openaiAnalyst(provider, 'm'),
    transcriber: createOpenaiTranscriber({ provider, model: 'w', timeoutMs }),
  });
};
const listening = (
  transcribe: (request: TranscribeRequest) => Promise<string>,
  delay: () => TranscriptionDelay | null = () => null,
): Transcriber => ({
  engine: 'local',
  delay,
  close: async () => undefined,
  transcribe: async (request) => {
    const raw = await transcribe(request);
    return {
      engine: 'local',
      model: 'whisper-base',
      language: 'fr',
      raw,
      segments: [{ text: raw, startMs: 0, endMs: 900, words: [], confidence: null, noSpeech: null }],
    };
  },
});

beforeEach(async () => {
  server = await startScriptedAiProvider();
  server.script('chat', answerChat(understanding));
  server.script('transcription', answerJson(200, heard));
});
afterEach(async () => {
  await work?.dispose();
  work = null;
  await provider?.close();
  provider = null;
  await server.close();
});

describe('a recorded thought', () => {
  it('is measured, transcribed and analysed', async () => {
    const { speak, until, types } = await withProvider();
    await speak();
    const { words, insights } = await until('ThoughtUnderstood');
    expect(await types()).toEqual([
      'ThoughtRecorded',
      'ThoughtAudioMeasured',
      'ThoughtTranscribed',
      'ThoughtUnderstood',
    ]);
    expect(words).toBe(secret);
    expect(insights.title.past.at(-1)).toMatchObject({
      value: 'Papa a téléphoné',
      from: { by: 'ai', model: 'm', promptVersion: 'understand-2' },
    });
  });

  it('without speech gets an empty transcript, without a model', async () => {
    const { speak, until, types } = await openHarness({
      measure: async () => ({ durationMs: 900, speechMs: 0, peaks: [] }),
    });
    await speak();
    expect(await until('ThoughtTranscribed')).toMatchObject({
      words: '',
      recordings: [{ transcript: { status: 'completed' } }],
    });
    await pause(100);
    expect(await types()).not.toContain('ThoughtUnderstood');
  });

  it('that cannot be decoded fails, and records the reason', async () => {
    const { speak, until } = await openHarness({
      measure: async () => {
        throw new TranscriberFault('unreadable-audio', 'cut off');
      },
    });
    await speak();
    expect((await until('ThoughtTranscriptionFailed')).recordings[0]?.transcript.status).toBe('failed');
  });

  it('that stopped the engine has failed permanently: it is not measured again, and records the reason', async () => {
    let measured = 0;
    const { speak, until, history } = await openHarness({
      measure: async () => {
        measured += 1;
        throw new TranscriberFault('audio-stopped-engine', 'it took too long');
      },
    });
    await speak();
    await until('ThoughtTranscriptionFailed');
    expect((await history()).at(-1)?.data).toMatchObject({ reason: 'audio-stopped-engine' });
    expect(measured).toBe(1);
  });

  it('whose engine is unavailable is measured once it is back, after any number of attempts', async () => {
    let measured = 0;
    const { speak, until } = await openHarness({
      transcriber: listening(async () => secret),
      measure: async () => {
        measured += 1;
        if (measured === 1) throw new TranscriberFault('engine-died', 'it cannot be started', 0);
        return { durationMs: 900, speechMs: 800, peaks: [1, 2] };
      },
    });
    await speak();
    expect((await until('ThoughtTranscribed')).words).toBe(secret);
  });

  it('waits for its engine, announces that once, and continues as soon as it is available', async () => {
    let delay: TranscriptionDelay | null = 'model-on-its-way';
    const { speak, until, types } = await openHarness({
      transcriber: listening(
        async () => secret,
        () => delay,
      ),
    });
    await speak();
    expect((await until('ThoughtTranscriptionDelayed')).recordings[0]?.transcript.delayed).toBe('model-on-its-way');
    delay = null;
    expect((await until('ThoughtTranscribed')).words).toBe(secret);
    expect(await types()).toEqual(
      expect.arrayContaining([
        'ThoughtRecorded',
        'ThoughtAudioMeasured',
        'ThoughtTranscriptionDelayed',
        'ThoughtTranscribed',
      ]),
    );
    expect((await types()).filter((type) => type === 'ThoughtTranscriptionDelayed')).toHaveLength(1);
  });

  it('survives a restart in the middle and is transcribed once', async () => {
    let calls = 0;
    const { speak, until, types, restart } = await openHarness({
      transcriber: listening(({ signal }) => {
        calls += 1;
        return calls > 1
          ? Promise.resolve(secret)
          : new Promise((_resolve, reject) => {
              signal?.addEventListener('abort', () => reject(new Error('ended')));
            });
      }),
    });
    await speak();
    await vi.waitUntil(() => calls === 1, { timeout: 10_000 });
    await restart();
    await until('ThoughtUnderstood');
    expect((await types()).filter((type) => type === 'ThoughtTranscribed')).toHaveLength(1);
  });

  it('counts a crash of the engine as one more attempt', async () => {
    let calls = 0;
    const { speak, until } = await openHarness({
      transcriber: listening(async () => {
        calls += 1;
        if (calls === 1) throw new TranscriberFault('engine-died', 'the child ended');
        return secret;
      }),
    });
    await speak();
    expect((await until('ThoughtTranscribed')).words).toBe(secret);
  });

  it('reports its progress, unknown at first', async () => {
    const { speak, until, progress } = await openHarness({
      transcriber: listening(async ({ onProgress }) => {
        onProgress?.(40);
        return secret;
      }),
    });
    await speak();
    await until('ThoughtTranscribed');
    expect(progress).toEqual([0, 40]);
  });

  it('deleted meanwhile is not processed further', async () => {
    let heardIt = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      heardIt = resolve;
    });
    let answer = (_text: string): void => undefined;
    const { speak, append, types } = await openHarness({
      transcriber: listening(() => {
        heardIt();
        return new Promise((resolve) => {
          answer = resolve;
        });
      }),
    });
    await speak();
    await asked;
    await append(deleted);
    answer(secret);
    await pause(120);
    expect(await types()).toEqual(['ThoughtRecorded', 'ThoughtAudioMeasured', 'ThoughtDeleted']);
  });

  it('restored continues where it was', async () => {
    const { speak, append, until } = await openHarness({ transcriber: listening(async () => secret) });
    await append(recorded, deleted);
    await speak();
    await append({ type: 'ThoughtRestored', data: { thoughtId, restoredAt: now }, private: null });
    expect((await until('ThoughtTranscribed')).words).toBe(secret);
  });
});

describe('analysis', () => {
  it('runs on written words', async () => {
    const { write, until } = await openHarness();
    await write();
    expect((await until('ThoughtUnderstood')).insights.title.past.at(-1)?.from).toMatchObject({ engine: 'local' });
  });

  it('runs again on changed words; the person’s own values stay', async () => {
    const { append, until } = await withProvider();
    await append(written);
    await until('ThoughtUnderstood');
    await append({
      type: 'ThoughtInsightCorrected',
      data: { thoughtId, field: 'mood', mood: 'calm', category: null, correctedAt: now },
      private: null,
    });
    server.script('chat', answerChat({ ...understanding, title: 'Tout autre chose', mood: 'tristesse' }));
    await append({
      type: 'ThoughtEdited',
      data: { thoughtId, editedAt: now },
      private: { content: 'Tout autre chose.' },
    });
    const { insights, understoodWording } = await until('ThoughtUnderstood', 2);
    expect(understoodWording).toBe(2);
    expect(insights.title.past.at(-1)?.value).toBe('Tout autre chose');
    expect(insights.mood.past.at(-1)?.value).toBe('calm');
  });

  it('runs once on words corrected right after, in their last form', async () => {
    const { append, until, types } = await withProvider();
    await append(recorded, transcribed, {
      type: 'ThoughtTranscriptCorrected',
      data: { thoughtId, correctedAt: now },
      private: { text: 'Corrigé.', segments: [] },
    });
    expect((await until('ThoughtUnderstood')).understoodWording).toBe(2);
    await pause(100);
    expect((await types()).filter((type) => type === 'ThoughtUnderstood')).toHaveLength(1);
    expect(JSON.stringify(server.requests('chat').map(({ json }) => json))).not.toContain(secret);
  });

  it('does not run on a thought that no model may read: nothing is sent, until the person allows it', async () => {
    const { append, until, types } = await withProvider();
    const aiUse = (withoutAi: boolean) =>
      ({ type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi, setAt: now }, private: null }) as const;
    await append(written, aiUse(true));
    await pause(200);
    expect(await types()).toEqual(['ThoughtWritten', 'ThoughtAiUseSet']);
    expect(server.requests('chat')).toEqual([]);
    await append(aiUse(false));
    expect((await until('ThoughtUnderstood')).understoodWording).toBe(1);
  });

  it('puts no words into the workflow journal', async () => {
    const { speak, until, folder } = await withProvider();
    await speak();
    await until('ThoughtUnderstood');
    const files = (await readdir(folder)).filter((name) => name.startsWith('workflows.db'));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) expect((await readFile(join(folder, name))).includes('téléphoné')).toBe(false);
  });
});

describe('provider faults: the thought stays and the outcome is recorded', () => {
  it.each([
    ['429, then an answer', [answerError(429, 'rate_limit_exceeded', { 'retry-after': '1' }), answerJson(200, heard)]],
    ['5xx twice, then an answer', [answerError(500, null), answerError(502, null), answerJson(200, heard)]],
  ])('transcription is retried: %s', async (_name, answers) => {
    server.script('transcription', ...answers);
    const { speak, until } = await withProvider();
    await speak();
    expect((await until('ThoughtTranscribed')).words).toBe(secret);
  });

  it.each([
    ['quota used up', answerQuota, 'quota-exhausted'],
    ['400', answerError(400, null), 'provider-refused'],
    ['5xx', answerError(503, null), 'provider-unavailable'],
    ['a hang', hang, 'no-answer-in-time'],
    ['HTML', answerHtml, 'provider-unavailable'],
    ['10 MB', answerHuge(10_000_000), 'provider-unavailable'],
  ])('transcription fails, and can be requested again: %s', async (_name, answer, reason) => {
    server.script('transcription', answer);
    const { speak, until, history, requestTranscription } = await withProvider(answer);
    await speak();
    expect((await until('ThoughtTranscriptionFailed')).recordings[0]?.transcript.status).toBe('failed');
    expect((await history()).at(-1)?.data).toMatchObject({ reason, attempt: 1 });
    server.script('transcription', answerJson(200, heard));
    await requestTranscription();
    expect((await until('ThoughtTranscribed')).words).toBe(secret);
  });

  const read = { ...understanding, title: 'Train presque vide', words: ['train'] };
  it.each([
    ['429, then an answer', [answerError(429, 'rate_limit_exceeded', { 'retry-after': '1' }), answerChat(read)]],
    ['off schema, then repaired', [answerChat('{"title":'), answerChat(read)]],
  ])('analysis succeeds: %s', async (_name, answers) => {
    server.script('chat', ...answers);
    const { write, until } = await withProvider();
    await write();
    expect((await until('ThoughtUnderstood')).insights.title.past.at(-1)?.value).toBe(read.title);
  });

  it.each([
    ['quota used up', answerQuota, 'quota-exhausted'],
    ['400', answerError(400, null), 'provider-refused'],
    ['5xx', answerError(503, null), 'provider-unavailable'],
    ['a hang', hang, 'provider-unavailable'],
    ['cut JSON', answerTruncatedJson, 'unusable-answer'],
    ['HTML', answerHtml, 'unusable-answer'],
    ['off schema twice', answerChat({ mood: 'euphoric' }), 'unusable-answer'],
    ['10 MB', answerHuge(10_000_000), 'unusable-answer'],
  ])('analysis fails, the words stay: %s', async (_name, answer, reason) => {
    server.script('chat', answer);
    const { write, until, history } = await withProvider(answer);
    await write();
    expect((await until('ThoughtUnderstandingFailed')).words).toBe(written.private?.content);
    expect((await history()).at(-1)?.data).toMatchObject({ reason, wording: 1 });
  });
});
