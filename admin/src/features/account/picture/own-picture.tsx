import { useChosenPhoto } from '@ecrin/browser/page/chosen-photo-hook.ts';
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PhotoDialog, type PhotoWords } from '@ecrin/ui/photo/photo-dialog.tsx';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useChangeOwnPictureMutation, useRemoveOwnPictureMutation } from '../account.api.ts';
import { pictureMessages as messages } from './picture.messages.ts';
import styles from '../account.module.css';

const useWords = (): PhotoWords => {
  const { formatMessage } = useIntl();
  return {
    frame: formatMessage(messages.frame),
    preview: formatMessage(messages.preview),
    zoom: formatMessage(messages.zoom),
    x: formatMessage(messages.x),
    y: formatMessage(messages.y),
    unreadable: formatMessage(messages.unreadable),
    cancel: formatMessage(messages.cancel),
    keep: formatMessage(messages.keep),
  };
};

const RemovePicture = () => {
  const { formatMessage } = useIntl();
  const [remove, { isLoading }] = useRemoveOwnPictureMutation();
  const showResult = useResultFeedback();
  return (
    <Button
      look="text"
      busy={isLoading}
      onClick={async () => showResult(await remove(), formatMessage(messages.removed))}
    >
      {formatMessage(messages.remove)}
    </Button>
  );
};

/** Chooses, frames and sends one's own picture, or removes it. */
export const OwnPicture = ({ admin: { picture } }: { admin: Pick<AdminProfile, 'picture'> }) => {
  const { formatMessage } = useIntl();
  const words = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const { photo, choose, close } = useChosenPhoto(words);
  const [change, { isLoading }] = useChangeOwnPictureMutation();
  const showResult = useResultFeedback();
  const keep = async (square: Blob) => {
    if (showResult(await change(square), formatMessage(messages.changed))) close();
  };
  return (
    <div className={styles['acts']}>
      <Button onClick={() => chooser.current?.click()}>
        {formatMessage(picture === null ? messages.choose : messages.chooseOther)}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={(event) => void choose(event)}
      />
      {picture !== null && <RemovePicture />}
      {photo && (
        <PhotoDialog
          photo={photo}
          words={words}
          busy={isLoading}
          onSave={(square) => void keep(square)}
          onClose={close}
        />
      )}
    </div>
  );
};
