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
      listen: async (request) => listen(live, request),
      stored: (recording) => live.find(recording)?.stored(),
      forget: (ownerId, recordingId) => {
        if (recordingId !== undefined) return live.drop(keyOf({ ownerId, recordingId }));
        for (const [key] of live.ofOwner(ownerId)) live.drop(key);
      },
    },
    probe: {
      measure: async (request) => {
        const sealed = sealedIn(request);
        const recording = sealed && live.find(sealed);
        const measure = await recording?.measured(request.audio);
        // Silence is not transcribed.
        if (sealed) setTimeout(() => recording?.isTaken() || live.drop(keyOf(sealed)), keptMs).unref();
        return measure ?? probe.measure(request);
      },
    },
    transcriber: {
      ...transcriber,
      transcribe: async (request) => (await takeHeard(live, request)) ?? transcriber.transcribe(request),
    },
  };
};

const listen = (live: Open, request: ListenRequest): LiveAnswer => {
  const running = live.find(request);
  if (running && (running.isSealed() || running.language === request.language)) return running.answer(request.after);
  return live.mayBegin(request) ? live.begin(request).answer(request.after) : nothing;
};

const sealedIn = ({ audio: { sealed }, ownerId }: Readonly<{ audio: Audio; ownerId: string }>) =>
  sealed && { ownerId, recordingId: sealed.recordingId };

const takeHeard = async (live: Open, request: TranscribeRequest): Promise<Transcription | null> => {
  const sealed = sealedIn(request);
  const recording = sealed && live.find(sealed);
  if (!recording) return null;
  const { language } = request;
  const heard = recording.language === language ? await recording.heard(request.audio) : null;
  live.drop(keyOf(sealed));
  return heard?.model ? localTranscription({ ...heard, model: heard.model, language }) : null;
};

const openRecordings = (parts: Parts) => {
  const live = new Map<string, LiveRecording>();
  // Not listened to again from its beginning: the engine was busy, or the sound could not be read.
  const givenUp = new LRUCache<string, true>({ max: 1_000 });

  const begin = (request: ListenRequest): LiveRecording => {
    const key = keyOf(request);
    const recording = openRecording(parts, request, () => {
      if (live.get(key) !== recording) return;
      if (!recording.answer(0).listening) {
        live.delete(key);
        givenUp.set(key, true);
      }
      parts.onChange({ ownerId: request.ownerId, recordingId: request.recordingId });
    });
    live.set(key, recording);
    return recording;
  };
  const drop = (key: string): void => {
    const recording = live.get(key);
    live.delete(key);
    recording?.end();
  };
  const ofOwner = (ownerId: string) => [...live].filter(([key]) => key.startsWith(`${ownerId}/`));
  /** One a person: another one that is still recorded is no longer listened to. */
  const hasRoom = ({ ownerId }: ListenRequest): boolean => {
    for (const [key, recording] of ofOwner(ownerId)) if (!recording.isSealed()) drop(key);
    return live.size < parts.most;
  };
  const mayBegin = (request: ListenRequest): boolean =>
    !givenUp.has(keyOf(request)) && parts.transcriber.delay() === null && hasRoom(request);
  const find = (recording: LiveRecordingRef) => live.get(keyOf(recording));
  return { find, mayBegin, begin, drop, ofOwner };
};

const openRecording = (
  { blobs, speech }: Parts,
  { ownerId, recordingId, language }: ListenRequest,
  onChange: () => void,
): LiveRecording => {
  const sound = createGrowingSound((seq) => blobs.read(ownerId, chunkBlobName(recordingId, seq)));
  return createLiveRecording({ ownerId, language, speech, sound, onChange });
};
