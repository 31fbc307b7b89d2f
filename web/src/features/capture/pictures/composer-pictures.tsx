import { showToast } from '@ecrin/browser/page/toasts.ts';
import { maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { ImportField } from '@ecrin/ui/composer-field/import-field.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { PictureTray } from '@ecrin/ui/pictures/picture-tray.tsx';
import { Picture } from '@ecrin/ui/pictures/picture.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PictureRow } from '#lib/outbox/device-db.ts';
import { pictures } from '#lib/outbox/outbox-engine.ts';
import { useDevicePicture } from '#lib/picture/use-device-picture.ts';
import { storedUserId } from '#lib/session/session.ts';
import { captureMessages } from '../capture.messages.ts';
import { addToDraft } from '../composer/use-composer.ts';
import { ImportProgress, useImport } from '../import/use-import.tsx';
import { useSharedItems } from '../share/use-shared-items.ts';
import { acceptedPictures, offerFiles } from './offered-files.ts';
import { PictureDetails } from './picture-details.tsx';
import { pictureMessages as messages } from './pictures.messages.ts';
import { usePictureDrafts } from './use-picture-drafts.ts';
import { usePictureFiles } from './use-picture-files.ts';
import { useTakeOffers } from './use-take-offers.ts';
import styles from './pictures.module.css';

const Thumbnail = ({ picture: { pictureId, mimeType, width, height } }: { picture: PictureRow }) => {
  const { formatMessage } = useIntl();
  const url = useDevicePicture(pictureId);
  const absent = url === undefined ? '' : formatMessage(messages.absent, { format: mimeType.slice(6).toUpperCase() });
  return <Picture url={(width > 0 && url) || null} width={width} height={height} alt="" absent={absent} />;
};

/** What the camera wrote is removed; keeping it is a choice of its own. */
const MetadataNote = ({ kept }: { kept: boolean }) => (
  <p className={`sm dim ${styles['note']}`}>
    <FormattedMessage {...(kept ? messages.kept : messages.stripped)} />
    <button type="button" className="link" onClick={() => void pictures.keepMetadata(storedUserId() ?? '', !kept)}>
      <FormattedMessage {...(kept ? messages.strip : messages.keep)} />
    </button>
  </p>
);

const useRemove = () => {
  const { formatMessage } = useIntl();
  return async ({ pictureId }: PictureRow) => {
    await pictures.discard(pictureId);
    showToast({
      tone: 'done',
      message: formatMessage(messages.removed),
      action: { label: formatMessage(captureMessages.undo), run: () => void pictures.restore(pictureId) },
    });
  };
};

const useMove = (count: number) => {
  const { formatMessage } = useIntl();
  const [said, say] = useState('');
  const move = async ({ pictureId }: PictureRow, place: number, by: number) => {
    const next = Math.max(1, Math.min(count, place + by));
    if (next === place) return;
    await pictures.move(storedUserId() ?? '', pictureId, by);
    say(formatMessage(messages.moved, { place: next, count }));
  };
  return { said, move };
};

const AddMore = () => {
  const { formatMessage } = useIntl();
  return (
    <ImportField
      label={formatMessage(messages.add)}
      limits={formatMessage(messages.limits, { most: maxThoughtPictures })}
      accept={acceptedPictures}
      icon={plusIcon}
      multiple
      onFiles={(files) => void offerFiles(files)}
    />
  );
};

type Acts = Readonly<{
  opened: string | null;
  open: (key: string | null) => void;
  move: ReturnType<typeof useMove>['move'];
}>;

/** Each as the tray shows it. */
const useTray = (drafts: readonly PictureRow[], { opened, open, move }: Acts) => {
  const { formatMessage } = useIntl();
  const remove = useRemove();
  return drafts.map((picture, index) => {
    const { pictureId: key, alt } = picture;
    const place = index + 1;
    return {
      key,
      label:
        alt === '' ? formatMessage(messages.undescribed, { place }) : formatMessage(messages.described, { place, alt }),
      removeLabel: formatMessage(messages.remove, { place }),
      picture: <Thumbnail picture={picture} />,
      onOpen: () => open(opened === key ? null : key),
      onRemove: () => void remove(picture),
      onMove: (by: number) => void move(picture, place, by),
    };
  });
};

const Chosen = ({ drafts }: { drafts: readonly PictureRow[] }) => {
  const { formatMessage } = useIntl();
  const [opened, open] = useState<string | null>(null);
  const [count, most] = [drafts.length, maxThoughtPictures];
  const { said, move } = useMove(count);
  const place = drafts.findIndex(({ pictureId }) => pictureId === opened) + 1;
  const details = drafts[place - 1];
  return (
    <PictureTray
      label={formatMessage(messages.chosen, { count, most })}
      moveHint={formatMessage(messages.moveHint)}
      pictures={useTray(drafts, { opened, open, move })}
      opened={opened}
      add={<AddMore />}
    >
      {details && (
        <PictureDetails
          key={details.pictureId}
          picture={details}
          place={place}
          count={count}
          onMove={(by) => void move(details, place, by)}
        />
      )}
      {count > most && <Banner tone="warn">{formatMessage(messages.tooMany, { count, most })}</Banner>}
      <MetadataNote kept={drafts.some(({ keepsMetadata }) => keepsMetadata)} />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </PictureTray>
  );
};

/** Below the field: the pictures of the thought that is being written, and what is being taken in. */
export const ComposerPictures = () => {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const drafts = usePictureDrafts();
  const { running, take } = useImport();
  const taking = useTakeOffers(take);
  useSharedItems({ keepText: addToDraft, keepFile: (file) => offerFiles([file]) });
  const over = usePictureFiles(place);
  return (
    <div ref={place} className={styles['pictures']} data-over={over || undefined}>
      {drafts.length > 0 && <Chosen drafts={drafts} />}
      <output className="sm dim">{taking > 0 ? formatMessage(messages.reading, { count: taking }) : ''}</output>
      {running && <ImportProgress running={running} />}
    </div>
  );
};
