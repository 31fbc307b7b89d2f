import { LRUCache } from 'lru-cache';
import { chunkBlobName } from '#audio/audio-blob-names.ts';
import type { SealedBlobs } from '#crypto/sealed-blobs.ts';
import type { ListenRequest, LiveAnswer, LiveRecordingRef, LiveWords } from '#ports/live-words.ts';
import type { Audio, AudioProbe, TranscribeRequest, Transcriber, Transcription } from '#ports/transcriber.ts';
import { localTranscription } from '../local-transcription.ts';
import { createGrowingSound } from './growing-sound.ts';
import { createLiveRecording, type LiveRecording, type LiveSpeech } from './live-recording.ts';

type Parts = Readonly<{
  blobs: Pick<SealedBlobs, 'read'>;
  speech: LiveSpeech;
  transcriber: Transcriber;
  probe: AudioProbe;
  /** How many recordings are listened to at once. */
  most: number;
  /** There are new words of it, or no more will come. */
  onChange: (recording: LiveRecordingRef) => void;
}>;
/** `transcriber` and `probe` answer with what was heard already, else as those given. */
export type LiveRecordings = Readonly<{ words: LiveWords; transcriber: Transcriber; probe: AudioProbe }>;

const nothing: LiveAnswer = { listening: false, passages: [] };
/** How long what was heard waits for the transcription of a sealed recording, in ms. */
const keptMs = 60_000;
const keyOf = ({ ownerId, recordingId }: LiveRecordingRef): string => `${ownerId}/${recordingId}`;

type Open = ReturnType<typeof openRecordings>;

/** Recordings that are heard while they are recorded. */
export const createLiveRecordings = (parts: Parts): LiveRecordings => {
  const { transcriber, probe } = parts;
  const live = openRecordings(parts);
  return {
    words: {
      listen: async (request) => live.listen(request),
      stored: (recording) => live.find(recording)?.stored(),
      forget: live.forget,
    },
    probe: {
      measure: async (request) => {
        const sealed = sealedIn(request);
        const recording = sealed && live.find(sealed);
        const measure = await recording?.measured(request.audio);
        // Silence is not transcribed.
        if (sealed) setTimeout(() => recording?.isTaken() || live.drop(sealed), keptMs).unref();
        return measure ?? probe.measure(request);
      },
    },
    transcriber: {
      ...transcriber,
      transcribe: async (request) => (await takeHeard(live, request)) ?? transcriber.transcribe(request),
    },
  };
};

const sealedIn = ({ audio: { sealed }, ownerId }: Readonly<{ audio: Audio; ownerId: string }>) =>
  sealed && { ownerId, recordingId: sealed.recordingId };

const takeHeard = async (live: Open, request: TranscribeRequest): Promise<Transcription | null> => {
  const sealed = sealedIn(request);
  const recording = sealed && live.find(sealed);
  if (!recording) return null;
  const { language } = request;
  const heard = recording.language === language ? await recording.heard(request.audio) : null;
  live.drop(sealed);
  return heard?.model ? localTranscription({ ...heard, model: heard.model, language }) : null;
};

const openRecordings = (parts: Parts) => {
  const live = new Map<string, LiveRecording>();
  // Not listened to again from its beginning: the engine was busy, or the sound could not be read.
  const givenUp = new LRUCache<string, true>({ max: 1_000 });

  const begin = (request: ListenRequest): LiveRecording => {
    const { ownerId, recordingId, language } = request;
    const key = keyOf(request);
    const recording = createLiveRecording({
      ownerId,
      language,
      speech: parts.speech,
      sound: createGrowingSound((seq) => parts.blobs.read(ownerId, chunkBlobName(recordingId, seq))),
      onChange: () => {
        if (live.get(key) !== recording) return;
        if (!recording.answer(0).listening) {
          live.delete(key);
          givenUp.set(key, true);
        }
        parts.onChange({ ownerId, recordingId });
      },
    });
    live.set(key, recording);
    return recording;
  };
  const dropKey = (key: string): void => {
    const recording = live.get(key);
    live.delete(key);
    recording?.end();
  };
  const ofOwner = (ownerId: string) => [...live].filter(([key]) => key.startsWith(`${ownerId}/`));
  /** One a person: another one that is still recorded is no longer listened to. */
  const hasRoom = ({ ownerId }: ListenRequest): boolean => {
    for (const [key, recording] of ofOwner(ownerId)) if (!recording.isSealed()) dropKey(key);
    return live.size < parts.most;
  };

  return {
    find: (recording: LiveRecordingRef) => live.get(keyOf(recording)),
    listen: (request: ListenRequest): LiveAnswer => {
      const running = live.get(keyOf(request));
      if (running && (running.isSealed() || running.language === request.language))
        return running.answer(request.after);
      if (givenUp.has(keyOf(request)) || parts.transcriber.delay() !== null || !hasRoom(request)) return nothing;
      return begin(request).answer(request.after);
    },
    drop: (recording: LiveRecordingRef): void => dropKey(keyOf(recording)),
    forget: (ownerId: string, recordingId?: string): void => {
      if (recordingId !== undefined) return dropKey(keyOf({ ownerId, recordingId }));
      for (const [key] of ofOwner(ownerId)) dropKey(key);
    },
  };
};
