import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { TranscriptionDelay, TranscriptionFailure } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { completeTranscription } from '@ecrin/domain/thought/transcript/complete-transcription.ts';
import { delayTranscription } from '@ecrin/domain/thought/transcript/delay-transcription.ts';
import { failTranscription } from '@ecrin/domain/thought/transcript/fail-transcription.ts';
import { measureThoughtAudio } from '@ecrin/domain/thought/transcript/measure-thought-audio.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AudioProbe, Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { decideOnThought, type DecideServices } from '#decide-on-thought.ts';
import { cleanTranscription } from './clean-transcription.ts';
import type { WaitingForEngine } from './engine-watch.ts';
import { audioOf, findSpokenThought, type SpokenThought } from './spoken-thought.ts';
import type { TranscribeThoughtInput } from './transcribe-thought.input.ts';
import { activityFaultOf, delayOf } from './transcription-failure-of.ts';

export type TranscribeThoughtServices = DecideServices &
  Readonly<{
    events: Pick<Events, 'readStream'>;
    blobs: Pick<SealedBlobs, 'read'>;
    probe: AudioProbe;
    transcriber: Transcriber;
    waiting: WaitingForEngine;
    /** A figure for the screen, 0…100, 0 while it is unknown; no event. */
    onProgress: (thoughtId: string, ownerId: string, percent: number) => void;
  }>;

type Step = Readonly<{ services: TranscribeThoughtServices; spoken: SpokenThought; context: ActivityContext }>;
type StepActivity<Input, Outcome> = (input: Input, context: ActivityContext) => Promise<Outcome | 'superseded'>;

/** Each first checks that its attempt is still the current one, and ends in a command. */
export const createTranscribeThoughtActivities = (services: TranscribeThoughtServices) => {
  const whileRunning =
    <Input extends TranscribeThoughtInput, Outcome extends string>(
      act: (step: Step, input: Input) => Promise<Outcome>,
    ): StepActivity<Input, Outcome> =>
    async (input, context) => {
      const spoken = await findSpokenThought(services.events, input);
      if (!spoken) return 'superseded';
      try {
        return await act({ services, spoken, context }, input);
      } catch (fault) {
        throw activityFaultOf(fault);
      }
    };

  return {
    measureAudio: whileRunning<TranscribeThoughtInput, 'speech' | 'silence'>(measureAudio),
    keepSilence: whileRunning<TranscribeThoughtInput, 'nothing-said'>(keepSilence),
    transcribe: whileRunning<TranscribeThoughtInput, 'transcribed' | 'delayed'>(transcribe),
    announceEngineAway: whileRunning<TranscribeThoughtInput, 'delayed'>((step) => delay(step, 'provider-unavailable')),
    giveUp: whileRunning<TranscribeThoughtInput & Readonly<{ reason: TranscriptionFailure }>, 'failed'>(giveUp),
  };
};
export type TranscribeThoughtActivities = ReturnType<typeof createTranscribeThoughtActivities>;

const decide = ({ services, spoken, context }: Step) =>
  decideOnThought(services, { process: 'transcribe-thought', ...context, ...spoken });

const measureAudio = async (step: Step): Promise<'speech' | 'silence'> => {
  const {
    services: { probe, blobs },
    spoken,
    context,
  } = step;
  const { durationMs, speechMs, peaks } = await probe.measure({
    audio: audioOf(blobs, spoken),
    ownerId: spoken.existing.ownerId,
    signal: context.signal,
  });
  await decide(step)('measureThoughtAudio', measureThoughtAudio, (now) => ({
    thoughtId: spoken.thoughtId,
    recordingId: spoken.recording.recordingId,
    durationMs,
    speechMs,
    peaks,
    now,
  }));
  return speechMs > 0 ? 'speech' : 'silence';
};

/** No speech: no model is called, since it would invent words. */
const keepSilence = async (step: Step): Promise<'nothing-said'> => {
  const {
    thoughtId,
    attempt,
    recording: { language },
  } = step.spoken;
  await decide(step)('completeTranscription', completeTranscription, (now) => ({
    thoughtId,
    attempt,
    engine: 'local',
    model: 'voice-detection',
    language,
    raw: '',
    segments: [],
    setAside: [],
    now,
  }));
  return 'nothing-said';
};

const transcribe = async (step: Step): Promise<'transcribed' | 'delayed'> => {
  const known = step.services.transcriber.delay();
  if (known !== null) return announceDelay(step, known);
  try {
    return await transcribeAudio(step);
  } catch (fault) {
    const found = delayOf(fault);
    if (found === null) throw fault;
    // What is ready for others tells nobody when it is for this one – a budget, a consent, a model for those who gave none: it is asked again, each minute.
    return step.services.transcriber.delay() === null ? delay(step, found) : announceDelay(step, found);
  }
};

const transcribeAudio = async (step: Step): Promise<'transcribed'> => {
  const {
    services,
    spoken,
    context: { signal },
  } = step;
  const {
    thoughtId,
    attempt,
    existing: { ownerId },
    recording: { language, durationMs },
  } = spoken;
  // A former attempt may have left a figure on the screen.
  services.onProgress(thoughtId, ownerId, 0);
  const transcription = await services.transcriber.transcribe({
    audio: audioOf(services.blobs, spoken),
    language,
    ownerId,
    about: { kind: 'thought', id: thoughtId },
    signal,
    ...(durationMs !== null && { durationMs }),
    onProgress: (percent) => services.onProgress(thoughtId, ownerId, percent),
  });
  const { state } = await loadAggregate(services.events, client, { id: ownerId });
  const cleaned = cleanTranscription(transcription, state.status === 'registered' ? state.words : []);
  const { engine, model, language: spokenLanguage, counted } = transcription;
  await decide(step)('completeTranscription', completeTranscription, (now) => ({
    thoughtId,
    attempt,
    engine,
    model,
    language: spokenLanguage,
    counted,
    ...cleaned,
    now,
  }));
  return 'transcribed';
};

const announceDelay = (step: Step, reason: TranscriptionDelay): Promise<'delayed'> => {
  step.services.waiting.add(step.context.workflowId);
  return delay(step, reason);
};

const delay = async (step: Step, reason: TranscriptionDelay): Promise<'delayed'> => {
  const { thoughtId, attempt } = step.spoken;
  await decide(step)('delayTranscription', delayTranscription, (now) => ({ thoughtId, attempt, reason, now }));
  return 'delayed';
};

const giveUp = async (step: Step, { reason }: Readonly<{ reason: TranscriptionFailure }>): Promise<'failed'> => {
  const { thoughtId, attempt } = step.spoken;
  await decide(step)('failTranscription', failTranscription, (now) => ({ thoughtId, attempt, reason, now }));
  return 'failed';
};
