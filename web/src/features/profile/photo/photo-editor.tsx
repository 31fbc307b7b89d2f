import { useChosenPhoto } from '@ecrin/browser/page/chosen-photo-hook.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PhotoDialog } from '@ecrin/ui/photo/photo-dialog.tsx';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { usePhotoWords } from '#lib/photo/photo-words.ts';
import { photoMessages as messages } from '#lib/photo/photo.messages.ts';
import { useProfilePicture } from '#lib/session/profile-picture.ts';
import { useChangePictureMutation, useRemovePictureMutation } from '../profile.api.ts';
import styles from './photo-editor.module.css';

const RemovePhoto = () => {
  const { formatMessage } = useIntl();
  const [remove, { isLoading }] = useRemovePictureMutation();
  const showResult = useResultFeedback();
  const removePicture = async () => showResult(await remove(), formatMessage(messages.removed));
  return (
    <Button look="text" busy={isLoading} onClick={() => void removePicture()}>
      {formatMessage(messages.remove)}
    </Button>
  );
};

/** Chooses, frames and sends a profile picture, or removes it. */
export const PhotoEditor = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const picture = useProfilePicture(client.picture);
  const chooser = useRef<HTMLInputElement>(null);
  const words = usePhotoWords();
  const { photo, choose, close } = useChosenPhoto(words);
  const [change, changing] = useChangePictureMutation();
  const showResult = useResultFeedback();
  const keep = async (square: Blob) => {
    if (showResult(await change(square), formatMessage(messages.changed))) close();
  };
  return (
    <div className={styles['part']}>
      <Avatar name={client.firstname ?? 'User'} picture={picture} size="xl" />
      <div className={styles['acts']}>
        <Button onClick={() => chooser.current?.click()}>
          {formatMessage(client.picture === null ? messages.choose : messages.chooseOther)}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={(event) => void choose(event)}
        />
        {client.picture !== null && <RemovePhoto />}
      </div>
      {photo && (
        <PhotoDialog
          photo={photo}
          words={words}
          busy={changing.isLoading}
          onSave={(square) => void keep(square)}
          onClose={close}
        />
      )}
    </div>
  );
};
