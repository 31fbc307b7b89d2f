import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { LiveAnswer, LivePassage } from '#ports/live-words.ts';
import type { Audio, AudioMeasure } from '#ports/transcriber.ts';
import { sampleRateHz } from '../decoding/sample-rate.ts';
import type { Utterance } from '../recognition/voice-activity.ts';
import type { HeardSegment } from '../speech-process/speech-messages.ts';
import type { GrowingSound } from './growing-sound.ts';
import { livePassages } from './live-passages.ts';

export type Turn = Readonly<{ rank: number; signal: AbortSignal }>;
export type HeardUtterance = Readonly<{ model: string; segments: readonly HeardSegment[] }>;
/** The engine. `listen`: in a process of its own, which ends with it. */
export type LiveSpeech = Readonly<{
  listen: (
    sound: Readonly<{
      read: () => Promise<AsyncIterable<Uint8Array>>;
      ownerId: string;
      signal: AbortSignal;
      onUtterance: (utterance: Utterance) => void;
    }>,
  ) => Promise<AudioMeasure>;
  hear: (
    piece: Readonly<{ utterance: Utterance; language: Language; ownerId: string; turn: Turn }>,
  ) => Promise<HeardUtterance>;
}>;
type Asked = Readonly<{
  ownerId: string;
  language: Language;
  sound: GrowingSound;
  speech: LiveSpeech;
  /** There are new words, or there will be no more. */
  onChange: () => void;
}>;
export type WholeHeard = Readonly<{ model: string | null; segments: readonly HeardSegment[] }>;
export type LiveRecording = Readonly<{
  language: Language;
  isSealed: () => boolean;
  /** Somebody waits for all that was heard. */
  isTaken: () => boolean;
  answer: (after: number) => LiveAnswer;
  stored: () => void;
  /** Of the whole, once it is sealed; null where it has to be heard again from its beginning. */
  measured: (whole: Audio) => Promise<AudioMeasure | null>;
  heard: (whole: Audio) => Promise<WholeHeard | null>;
  /** Nothing that was heard stays. */
  end: () => void;
}>;

/** Speech that waits for the engine, in samples: beyond it the engine is too busy, and the recording is transcribed once it is sealed. */
const mostWaiting = 120 * sampleRateHz;
/** Whole recordings come first, of anybody; a sealed one is one of them. */
const ranks = { whole: 0, live: 1 };

/** Hears a recording while it is recorded. Whatever goes wrong, nothing is lost: it is transcribed whole instead. */
export const createLiveRecording = (asked: Asked): LiveRecording => {
  const { language, ownerId, sound, speech, onChange } = asked;
  const [over, sealed] = [new AbortController(), new AbortController()];
  const end = (): void => {
    if (over.signal.aborted) return;
    over.abort(new Error('no longer listened to'));
    hearing.forget();
    onChange();
  };
  const hearing = createHearing(asked, { over: over.signal, sealed: sealed.signal }, end);
  const { onUtterance } = hearing;
  const listened = speech.listen({ read: async () => sound.read(), ownerId, signal: over.signal, onUtterance });
  listened.catch(end);
  let taken = false;

  /** Only of exactly the sound that was sealed. */
  const measured = async (audio: Audio): Promise<AudioMeasure | null> => {
    sound.seal(audio);
    sealed.abort();
    const measure = await listened.catch(() => null);
    return over.signal.aborted || sound.sha256() !== audio.sealed?.sha256 ? null : measure;
  };
  return {
    language,
    isSealed: () => sealed.signal.aborted,
    isTaken: () => taken,
    answer: (after) => ({ listening: !over.signal.aborted, passages: hearing.passages().slice(after) }),
    stored: sound.stored,
    measured,
    heard: async (audio) => {
      taken = true;
      const measure = await measured(audio);
      const whole = await hearing.all();
      return measure === null || over.signal.aborted ? null : whole;
    },
    end,
  };
};

/** One stretch of speech after the other. `fail`: something was not heard, or too much waits. */
const createHearing = ({ ownerId, language, speech, onChange }: Asked, signals: Signals, fail: () => void) => {
  let [segments, passages]: [HeardSegment[], LivePassage[]] = [[], []];
  let [model, waiting, line] = [null as string | null, 0, Promise.resolve()];
  const hear = async (utterance: Utterance): Promise<void> => {
    if (signals.over.aborted) return;
    const heard = await inTurn((turn) => speech.hear({ utterance, language, ownerId, turn }), signals);
    waiting -= utterance.samples.length;
    if (signals.over.aborted) return;
    passages.push(...livePassages(segments, heard.segments));
    segments.push(...heard.segments);
    ({ model } = heard);
    onChange();
  };
  return {
    onUtterance: (utterance: Utterance): void => {
      waiting += utterance.samples.length;
      if (waiting > mostWaiting) fail();
      line = line.then(() => hear(utterance)).catch(fail);
    },
    passages: () => passages,
    all: async (): Promise<WholeHeard> => {
      await line;
      return { model, segments };
    },
    forget: (): void => {
      [segments, passages] = [[], []];
    },
  };
};

type Signals = Readonly<{ over: AbortSignal; sealed: AbortSignal }>;

/** What waits when the recording is sealed waits from then on as a whole recording. */
const inTurn = async (
  ask: (turn: Turn) => Promise<HeardUtterance>,
  { over, sealed }: Signals,
): Promise<HeardUtterance> => {
  const asWhole = (): Promise<HeardUtterance> => ask({ rank: ranks.whole, signal: over });
  if (sealed.aborted) return asWhole();
  return ask({ rank: ranks.live, signal: AbortSignal.any([over, sealed]) }).catch((fault: unknown) => {
    if (!sealed.aborted || over.aborted) throw fault;
    return asWhole();
  });
};
