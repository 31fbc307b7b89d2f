import { watchMemory } from '#adapters/confined/memory-watch.ts';
import type { KeptPicture, PictureRefusal } from '#ports/pictures.ts';
import { load, makeSizes, type Sent } from './make-sizes.ts';

// A separate program: a picture that makes a decoder crash, hang or take much memory ends this process alone. Pictures come and go as messages.

/** `failed`: no fault of the picture. */
export type PictureReport =
  | Readonly<{ kind: 'made'; kept: KeptPicture | PictureRefusal }>
  | Readonly<{ kind: 'failed'; message: string }>;

const report = (message: PictureReport): void => void process.send?.(message);
const limitMemory = watchMemory();

const keep = async (sent: Sent): Promise<PictureReport> => {
  try {
    await load();
  } catch (fault) {
    return { kind: 'failed', message: fault instanceof Error ? fault.message : 'Error' };
  }
  limitMemory();
  return { kind: 'made', kept: await makeSizes(sent).catch(() => 'damaged' as const) };
};

process.on('message', (sent: Sent) => void keep(sent).then(report));
process.on('disconnect', () => process.exit());
