import { consentingWall } from '@ecrin/testing/fakes/consenting-wall.ts';
import {
  answerError,
  answerHtml,
  answerJson,
  answerQuota,
  hang,
  startScriptedAiProvider,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAiProvider, type AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { createOpenaiTranscriber } from '#adapters/transcriber/openai-transcriber.ts';
import type { Audio, TranscriberFault } from '#ports/transcriber.ts';

const audio: Audio = {
  format: 'audio/mp4; codecs=mp4a.40.2',
  bytes: 11,
  read: async () =>
    (async function* () {
      yield Buffer.from('sound ');
      yield Buffer.from('bytes');
    })(),
};
const request = { audio, language: 'fr', ownerId: 'owner-1' } as const;
const verbose = {
  task: 'transcribe',
  language: 'french',
  duration: 1.4,
  text: 'Papa a téléphoné. Il va mieux.',
  segments: [
    { id: 0, start: 0, end: 0.9, text: ' Papa a téléphoné.', avg_logprob: -0.1, no_speech_prob: 0.02 },
    { id: 1, start: 0.9, end: 1.4, text: ' Il va mieux.', avg_logprob: -2, no_speech_prob: 0.7 },
  ],
  words: [
    { word: 'papa', start: 0, end: 0.3 },
    { word: 'a', start: 0.3, end: 0.4 },
    { word: 'téléphoné', start: 0.4, end: 0.9 },
    { word: 'il', start: 0.9, end: 1 },
    { word: 'va', start: 1, end: 1.1 },
    { word: 'mieux', start: 1.1, end: 1.4 },
  ],
};

let server: ScriptedAiProvider;
let provider: AiProvider;
const open = (timeoutMs = 20_000) => {
  provider = openAiProvider({
    wall: consentingWall,
    baseUrl: server.url,
    apiKey: null,
    clock: { now: () => new Date() },
  });
  return createOpenaiTranscriber({ provider, model: 'whisper-1', timeoutMs });
};
const faultOf = async (work: Promise<unknown>): Promise<TranscriberFault> =>
  work.then(
    () => {
      throw new Error('was transcribed');
    },
    (fault: TranscriberFault) => fault,
  );

beforeEach(async () => {
  server = await startScriptedAiProvider();
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

describe('transcribing with an OpenAI-compatible endpoint', () => {
  it('keeps word and segment times, with the sentence’s spelling and the model’s confidence', async () => {
    server.script('transcription', answerJson(200, verbose));
    const { raw, segments, model } = await open().transcribe(request);
    expect({ raw, model }).toEqual({ raw: verbose.text, model: 'whisper-1' });
    expect(segments).toHaveLength(2);
    expect(segments[0]).toMatchObject({ text: 'Papa a téléphoné.', startMs: 0, endMs: 900, noSpeech: 0.02 });
    expect(segments[0]?.words).toEqual([
      { text: 'Papa', startMs: 0, endMs: 300 },
      { text: 'a', startMs: 300, endMs: 400 },
      { text: 'téléphoné.', startMs: 400, endMs: 900 },
    ]);
    expect(segments[0]?.confidence).toBeCloseTo(0.905, 2);
    expect(segments[1]?.confidence).toBeCloseTo(0.135, 2);
  });

  it('sends the whole recording, with its language and a known file extension', async () => {
    server.script('transcription', answerJson(200, verbose));
    await open().transcribe(request);
    const [{ text } = { text: '' }] = server.requests('transcription');
    expect(text).toContain('filename="recording.m4a"');
    expect(text).toContain('sound bytes');
    expect(text).toMatch(/name="language"\r\n\r\nfr/u);
  });

  it('falls back to plain JSON where word times are refused, and does not ask for them again', async () => {
    const plain = answerJson(200, { text: 'Papa a téléphoné.' });
    server.script('transcription', answerError(400, 'unsupported_value'), plain);
    const transcriber = open();
    const { segments } = await transcriber.transcribe(request);
    expect(segments).toEqual([
      { text: 'Papa a téléphoné.', startMs: 0, endMs: 0, words: [], confidence: null, noSpeech: null },
    ]);
    await transcriber.transcribe(request);
    expect(server.requests('transcription')).toHaveLength(3);
  });

  it('has a timeout proportional to the length of the recording', async () => {
    server.script('transcription', answerJson(200, verbose));
    provider = openAiProvider({
      wall: consentingWall,
      baseUrl: server.url,
      apiKey: null,
      clock: { now: () => new Date() },
      timeoutMs: 1,
    });
    const { raw } = await createOpenaiTranscriber({ provider, model: 'whisper-1' }).transcribe({
      ...request,
      audio: { ...audio, bytes: 4_001 },
    });
    expect(raw).toBe(verbose.text);
  });

  it('returns no words for an empty answer', async () => {
    server.script('transcription', answerJson(200, { text: ' ' }));
    expect((await open().transcribe(request)).segments).toEqual([]);
  });
});

describe('faults', () => {
  it.each([
    ['quota used up', answerQuota, { reason: 'quota-exhausted', retryAfterMs: null }],
    [
      '429',
      answerError(429, 'rate_limit_exceeded', { 'retry-after': '3' }),
      { reason: 'provider-unavailable', retryAfterMs: 3_000 },
    ],
    ['400', answerError(400, 'invalid_request_error'), { reason: 'provider-refused', retryAfterMs: null }],
    ['413', answerError(413, null), { reason: 'audio-too-long', retryAfterMs: null }],
    ['500', answerError(500, null), { reason: 'provider-unavailable', retryAfterMs: 0 }],
    ['HTML', answerHtml, { reason: 'provider-unavailable', retryAfterMs: 0 }],
    ['off schema', answerJson(200, { text: 7 }), { reason: 'provider-unavailable', retryAfterMs: 0 }],
    [
      '10 MB',
      answerJson(200, { text: 'x'.repeat(10 * 1024 * 1024) }),
      { reason: 'provider-unavailable', retryAfterMs: null },
    ],
  ])('%s maps to its typed fault', async (_name, answer, ending) => {
    server.script('transcription', answer);
    expect(await faultOf(open().transcribe(request))).toMatchObject({ name: 'TranscriberFault', ...ending });
  });

  it('a hang ends with a timeout', async () => {
    server.script('transcription', hang);
    expect(await faultOf(open(150).transcribe(request))).toMatchObject({
      reason: 'no-answer-in-time',
      retryAfterMs: 0,
    });
  });

  it('a recording that is too large is not sent', async () => {
    const huge = { ...request, audio: { ...audio, bytes: 300 * 1024 * 1024 } };
    expect(await faultOf(open().transcribe(huge))).toMatchObject({ reason: 'audio-too-long', retryAfterMs: null });
    expect(server.requests('transcription')).toHaveLength(0);
  });
});
