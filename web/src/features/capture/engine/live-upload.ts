import { backoffMs } from '#lib/outbox/backoff.ts';
import type { Outcome } from '#lib/outbox/outcome.ts';

export type LiveUploadOptions = Readonly<{
  /** Sends what is not yet received; resolves with the outcome. */
  upload: () => Promise<Outcome>;
  wait: (ms: number) => Promise<void>;
  random: () => number;
}>;

/** Sends chunks while they are recorded: one pass at a time, backing off when the server is down. The outbox sends the rest later. */
export const createLiveUpload = ({ upload, wait, random }: LiveUploadOptions) => {
  let running: Promise<void> | null = null;
  let more = false;
  const over = new AbortController();

  const run = async () => {
    let failures = 0;
    while (more && !over.signal.aborted) {
      more = false;
      const outcome = await upload();
      if (outcome.kind === 'refused' || outcome.kind === 'sign-in') return;
      if (outcome.kind === 'done') failures = 0;
      else {
        more = true;
        await wait(outcome.afterMs ?? backoffMs(failures, random()));
        failures += 1;
      }
    }
  };

  return {
    poke: () => {
      more = true;
      running ??= run().finally(() => {
        running = null;
      });
    },
    /** No new pass begins; the outbox may repeat the current one, harmlessly. */
    end: () => {
      over.abort();
    },
  };
};
