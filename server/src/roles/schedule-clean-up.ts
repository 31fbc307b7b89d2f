import { deleteAbandonedRecordings, type ApiServices } from '@ecrin/command-api';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import type { Closing } from '#closing.ts';

const dayMs = 24 * 3_600_000;
/** After the start has settled, in ms. */
const initialDelayMs = 60_000;

type Parts = Readonly<{ blobStore: BlobStore; services: Pick<ApiServices, 'clock' | 'log'>; closing: Closing }>;

/** Once a day what devices began to send and never came back for goes. */
export const scheduleCleanUp = ({ blobStore, services: { clock, log }, closing }: Parts): void => {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    running = deleteAbandonedRecordings(blobStore, clock.now()).then(
      (pieces) => log.info({ pieces }, 'abandoned recordings swept'),
      (fault: unknown) =>
        log.error({ fault: fault instanceof Error ? fault.name : 'Error' }, 'abandoned recordings could not be swept'),
    );
  };
  const first = setTimeout(sweep, initialDelayMs).unref();
  const daily = setInterval(sweep, dayMs).unref();
  closing.add('sweeping', async () => {
    clearTimeout(first);
    clearInterval(daily);
    await running;
  });
};
