import { deleteAbandonedRecordings, deleteOldImports, finishSeals, type ApiServices } from '@ecrin/command-api';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import { asJob } from '@ecrin/platform/work-budgets/watch-turns.ts';
import type { Closing } from '#closing.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
/** Delay of the first run, so that the start is over, in ms. */
const initialDelayMs = 60_000;

type Parts = Readonly<{
  blobStore: BlobStore;
  seals: Parameters<typeof finishSeals>[0];
  services: Pick<ApiServices, 'clock' | 'log'>;
  closing: Closing;
}>;

/** Once a day deletes the recordings that devices began to upload and abandoned, and completes what another process left when it died. */
export const scheduleCleanUp = ({ blobStore, seals, services: { clock, log }, closing }: Parts): void => {
  let running: Promise<unknown> = Promise.resolve();
  const clean = asJob('abandoned recordings', async () => {
    await finishSeals(seals, clock.now().toISOString());
    return deleteAbandonedRecordings(blobStore, clock.now());
  });
  const cleanImports = asJob('old imports', () => deleteOldImports(blobStore, clock.now()));
  const sweep = (): void => {
    running = clean().then(
      (pieces) => log.info({ pieces }, 'abandoned recordings deleted'),
      (fault: unknown) =>
        log.error(
          { fault: fault instanceof Error ? fault.name : 'Error' },
          'abandoned recordings could not be deleted',
        ),
    );
  };
  const sweepImports = (): void => {
    running = Promise.all([running, cleanImports()]).catch((fault: unknown) =>
      log.error({ fault: fault instanceof Error ? fault.name : 'Error' }, 'old imports could not be deleted'),
    );
  };
  const hourly = setInterval(sweepImports, hourMs).unref();
  const first = setTimeout(sweep, initialDelayMs).unref();
  const daily = setInterval(sweep, dayMs).unref();
  closing.add('sweeping', async () => {
    clearTimeout(first);
    clearInterval(daily);
    clearInterval(hourly);
    await running;
  });
};
