import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import { withMessages } from '#lib/i18n/intl.tsx';
import type { ThoughtPicture } from '../pictures/thought-pictures.api.ts';
import styles from './thought-entry.module.css';

type PicturesProps = Readonly<{ thoughtId: string; pictures: readonly ThoughtPicture[] }>;

const Row = lazyPart<PicturesProps>(
  withMessages('further', async () => (await import('../pictures/pictures-in-list.tsx')).PicturesInList),
);
const DeviceRow = lazyPart<Pick<PicturesProps, 'thoughtId'>>(
  withMessages('further', async () => (await import('../pictures/pictures-in-list.tsx')).DevicePicturesInList),
);

/** As tall as the row that comes. */
const place = (count: number) => ({ className: styles['pictures'], 'data-alone': count === 1 || undefined });

/** The pictures of a thought in a list, in a place that is theirs before they are loaded. A list that was kept on this device may know none. */
export const EntryPictures = ({ thoughtId, pictures }: Partial<PicturesProps> & Pick<PicturesProps, 'thoughtId'>) =>
  pictures !== undefined &&
  pictures.length > 0 && (
    <div {...place(pictures.length)}>
      <Row thoughtId={thoughtId} pictures={pictures} />
    </div>
  );

/** The same of a thought that is only on this device. */
export const DevicePictures = ({ thoughtId, count }: Readonly<{ thoughtId: string; count: number }>) =>
  count > 0 && (
    <div {...place(count)}>
      <DeviceRow thoughtId={thoughtId} />
    </div>
  );
