import { random } from '#lib/outbox/device-environment.ts';
import { recordings } from '#lib/outbox/outbox-engine.ts';
import { sendAs } from '#lib/outbox/send.ts';
import { uploadChunks } from '#lib/outbox/upload-chunks.ts';
import { chunkKeeper } from './chunk-keeper.ts';
import { levelMeter } from './level-meter.ts';
import { liveUpload } from './live-upload.ts';
import { moveMeter, readMeter, resetMeter, stepMs } from './meter.ts';
import type { Microphone } from './microphone.ts';
import { hearsNothing } from './sound-level.ts';
import { recordSound } from './sound-recorder.ts';
import { stopwatch, type Stopwatch } from './stopwatch.ts';
import { watchOver } from './while-recording.ts';

const levelsShown = 300;

type Wanted = Readonly<{
  recordingId: string;
  userId: string;
  mimeType: string;
  microphone: Microphone;
  onFailed: (error: unknown) => void;
  onLost: () => void;
}>;
export type LiveRecording = Readonly<{ pause: () => void; resume: () => void; stop: () => Promise<void> }>;

const followLevel = (microphone: Microphone, watch: Stopwatch) => {
  const level = levelMeter(microphone);
  return () => {
    const levels = [...readMeter().levels, level()].slice(-levelsShown);
    moveMeter({ elapsedMs: watch.elapsed(), levels, silent: hearsNothing(levels, stepMs) });
  };
};

const ticking = (watch: Stopwatch, tick: () => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    run: () => {
      watch.start();
      timer = setInterval(tick, stepMs);
    },
    halt: () => {
      watch.stop();
      clearInterval(timer);
    },
  };
};

const uploading = ({ recordingId, userId }: Wanted) => {
  const send = sendAs(userId);
  const upload = async () => {
    const outcome = await uploadChunks({ recordings, send }, recordingId);
    const received = (await recordings.get(recordingId))?.receivedChunks ?? 0;
    moveMeter({ receivedMs: (await recordings.chunk(recordingId, received - 1))?.untilMs ?? 0 });
    return outcome;
  };
  return liveUpload({ upload, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)), chance: random });
};

/** Sound from the microphone to this device and, as far as it can be reached, to the server; a chunk a second. */
export const recordLive = (wanted: Wanted): LiveRecording => {
  const { recordingId, mimeType, microphone, onFailed, onLost } = wanted;
  resetMeter();
  const watch = stopwatch(() => performance.now());
  const live = uploading(wanted);
  const onKept = (storedMs: number) => {
    moveMeter({ storedMs });
    live.poke();
  };
  const keeper = chunkKeeper({ recordings, recordingId, onKept, onFailed });
  const sound = recordSound({
    stream: microphone.stream,
    mimeType,
    onChunk: (chunk) => keeper.add(chunk, watch.elapsed()),
    onLost,
  });
  const stopWatching = watchOver(sound.flush);
  const followOnce = followLevel(microphone, watch);
  const { run, halt } = ticking(watch, followOnce);
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
