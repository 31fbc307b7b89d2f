import { startAudioRecorder } from '#lib/microphone/audio-recorder.ts';
import type { Microphone } from '#lib/microphone/microphone.ts';
import { random } from '#lib/outbox/device-environment.ts';
import { recordings } from '#lib/outbox/outbox-engine.ts';
import { sendAs } from '#lib/outbox/send.ts';
import { recordingPath, uploadChunks } from '#lib/outbox/upload-chunks.ts';
import { updateMeter, readMeter, resetMeter, meterStepMs } from '../recorder/recorder-meter.ts';
import { followRecording } from '../words/follow-recording.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { createLevelMeter, createStopwatch, warningOf, type Stopwatch } from './level-meter.ts';
import { createLiveUpload } from './live-upload.ts';
import { guardPage } from './recording-guard.ts';

const levelsShown = 300;

type LiveRecordingOptions = Readonly<{
  recordingId: string;
  userId: string;
  mimeType: string;
  microphone: Microphone;
  onFailed: (error: unknown) => void;
  onLost: () => void;
}>;
export type LiveRecording = Readonly<{ pause: () => void; resume: () => void; stop: () => Promise<void> }>;

/** `update` shows the current moment; `noteData`: the browser's recorder gave some; returns when, in recorded ms. */
const meterOf = (microphone: Microphone, watch: Stopwatch) => {
  const level = createLevelMeter(microphone);
  let dataAtMs = 0;
  return {
    noteData: () => (dataAtMs = watch.elapsed()),
    update: () => {
      const [elapsedMs, levels] = [watch.elapsed(), [...readMeter().levels, level()].slice(-levelsShown)];
      updateMeter({ elapsedMs, levels, warning: warningOf({ elapsedMs, dataAtMs }, levels, meterStepMs) });
    },
  };
};

const createTicker = (watch: Stopwatch, tick: () => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    run: () => {
      watch.start();
      timer = setInterval(tick, meterStepMs);
    },
    halt: () => {
      watch.stop();
      clearInterval(timer);
    },
  };
};

const createUpload = ({ recordingId, userId }: LiveRecordingOptions) => {
  const send = sendAs(userId);
  const upload = async () => {
    const outcome = await uploadChunks({ files: recordings, send, id: recordingId, path: recordingPath(recordingId) });
    const received = (await recordings.get(recordingId))?.receivedChunks ?? 0;
    updateMeter({ receivedMs: (await recordings.chunk(recordingId, received - 1))?.untilMs ?? 0 });
    return outcome;
  };
  const { poke, end } = createLiveUpload({
    upload,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random,
  });
  const forgetWords = followRecording(recordingId, send);
  return {
    poke,
    end: () => {
      end();
      forgetWords();
    },
  };
};

/** Audio from the microphone to this device and, as far as it can be reached, to the server; one chunk per second. */
export const startLiveRecording = (wanted: LiveRecordingOptions): LiveRecording => {
  const { recordingId, mimeType, microphone, onFailed, onLost } = wanted;
  resetMeter();
  const watch = createStopwatch(() => performance.now());
  const meter = meterOf(microphone, watch);
  const live = createUpload(wanted);
  const onSaved = (storedMs: number) => {
    updateMeter({ storedMs });
    live.poke();
  };
  const keeper = createChunkWriter({ recordings, recordingId, onWritten: onSaved, onFailed });
  const sound = startAudioRecorder({
    stream: microphone.stream,
    mimeType,
    onChunk: (chunk) => keeper.add(chunk, meter.noteData()),
    onLost,
  });
  const stopWatching = guardPage(sound.flush);
  const { run, halt } = createTicker(watch, meter.update);
  run();

  return {
    pause: () => {
      sound.flush();
      sound.pause();
      halt();
    },
    resume: () => {
      sound.resume();
      run();
    },
    stop: async () => {
      halt();
      await sound.stop();
      microphone.close();
      stopWatching();
      await keeper.settled();
      live.end();
    },
  };
};
