import { describe, expect, it } from 'vitest';
import { withoutBudget, type EngineCall } from '#metering/meter.ts';
import { meteredTranscriber } from '#metering/metered-transcriber.ts';
import { TranscriberFault, type AudioProbe, type Transcriber, type TranscribeRequest } from '#ports/transcriber.ts';

const segment = { text: 'Bonjour.', startMs: 0, endMs: 900, words: [], confidence: null, noSpeech: null };
const request: TranscribeRequest = {
  audio: { format: 'audio/webm', bytes: 3, read: async function* () {} as never },
  language: 'fr',
  ownerId: 'claire',
};
const transcriber = (transcribe: Transcriber['transcribe']): Transcriber => ({
  engine: 'openai-compatible',
  delay: () => null,
  transcribe,
  close: async () => undefined,
});
const heard = transcriber(async () => ({
  engine: 'openai-compatible',
  model: 'whisper',
  language: 'fr',
  raw: 'Bonjour.',
  segments: [segment],
}));
const measuring: AudioProbe = { measure: async () => ({ durationMs: 1_500, speechMs: 900, peaks: [] }) };
const deaf: AudioProbe = { measure: () => Promise.reject(new TranscriberFault('unreadable-audio', 'no sound')) };

const setUp = (of: Transcriber, { probe = measuring, isSpent = false } = {}) => {
  const calls: EngineCall[] = [];
  const meter = { isSpent: async () => isSpent, record: async (call: EngineCall) => void calls.push(call) };
  return { calls, metered: meteredTranscriber(of, { model: 'whisper', meter, probe }) };
};

describe('a metered transcriber', () => {
  it('records the length of a recording as it was measured, and of a question as it is measured here', async () => {
    const { calls, metered } = setUp(heard);
    expect(await metered.transcribe({ ...request, durationMs: 61_000 })).toMatchObject({ counted: 'by-call' });
    await metered.transcribe({ ...request, priority: 'asked' });
    const common = { clientId: 'claire', engine: 'openai-compatible', model: 'whisper', answered: true };
    expect(calls).toMatchObject([
      { ...common, kind: 'transcription', ms: 61_000 },
      { ...common, kind: 'spoken-question', ms: 1_500 },
    ]);
  });

  it('takes the last word for the end where the sound cannot be measured', async () => {
    const { calls, metered } = setUp(heard, { probe: deaf });
    await metered.transcribe(request);
    expect(calls).toMatchObject([{ ms: 900 }]);
  });

  it('sends nothing once the budget is spent: the recording waits', async () => {
    const { calls, metered } = setUp(heard, { isSpent: true });
    await expect(metered.transcribe(request)).rejects.toMatchObject({ reason: 'over-budget', retryAfterMs: 0 });
    expect(calls).toEqual([]);
  });

  it('records nothing where nothing was heard for it', async () => {
    const away = transcriber(() => Promise.reject(new TranscriberFault('provider-unavailable', 'away', 0)));
    const { calls, metered } = setUp(away);
    await expect(metered.transcribe(request)).rejects.toMatchObject({ reason: 'provider-unavailable' });
    expect(calls).toEqual([]);
  });
});

it('on this machine is counted under the model that answers, and asks no budget', async () => {
  const calls: EngineCall[] = [];
  const meter = withoutBudget({ isSpent: async () => true, record: async (call) => void calls.push(call) });
  await meteredTranscriber({ ...heard, engine: 'local' }, { model: null, meter, probe: measuring }).transcribe(request);
  expect(calls).toMatchObject([{ clientId: 'claire', engine: 'local', model: 'whisper', ms: 1_500 }]);
});
