import {
  TranscriberFault,
  usageOf,
  type AudioProbe,
  type TranscribeRequest,
  type Transcriber,
  type Transcription,
} from '#ports/transcriber.ts';
import { clientOf, type Meter } from './meter.ts';

/** `model` null: the one that answers. */
type Parts = Readonly<{ model: string | null; meter: Meter; probe: AudioProbe }>;

/** Every recording that was heard is recorded with its length; none is sent once the budget is spent. */
export const meteredTranscriber = (transcriber: Transcriber, { model, meter, probe }: Parts): Transcriber => {
  const { engine } = transcriber;
  return {
    ...transcriber,
    transcribe: async (request) => {
      const kind = usageOf(request);
      const clientId = clientOf(request.ownerId, kind);
      if (await meter.isSpent(clientId))
        throw new TranscriberFault('over-budget', 'the budget of paid engines is spent', 0);
      const heard = await transcriber.transcribe(request);
      const ms = await durationOf(request, heard, probe);
      const made = { engine, model: model ?? heard.model };
      await meter.record({ clientId, kind, ...made, inputTokens: 0, outputTokens: 0, ms, answered: true });
      return { ...heard, counted: 'by-call' };
    },
  };
};

/** As it was measured before, else here, else up to the last word. */
const durationOf = async (
  { durationMs, audio, ownerId }: TranscribeRequest,
  { segments }: Transcription,
  probe: AudioProbe,
): Promise<number> =>
  durationMs ??
  (await probe.measure({ audio, ownerId }).then(
    (measured) => measured.durationMs,
    () => segments.at(-1)?.endMs ?? 0,
  ));
