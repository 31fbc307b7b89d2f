import { useChosenPhoto } from '@ecrin/browser/page/chosen-photo-hook.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PhotoDialog } from '@ecrin/ui/photo/photo-dialog.tsx';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { OrbFace } from '#lib/orbs/orb-face.tsx';
import { usePhotoWords } from '#lib/photo/photo-words.ts';
import { useChangeOrbPictureMutation } from '../orbs.api.ts';
import { lookMessages as messages } from './look.messages.ts';
import styles from './edit.module.css';

/** A picture of one's own instead of the sphere, framed first; it is saved at once, apart from the form. */
export const OwnPicture = ({ orb }: { orb: OrbDetail }) => {
  const chooser = useRef<HTMLInputElement>(null);
  const [change, { isLoading }] = useChangeOrbPictureMutation();
  const withFeedback = useCommandFeedback();
  const words = usePhotoWords();
  const { photo, choose, close } = useChosenPhoto(words);
  const send = (picture: Blob | null) => withFeedback(change({ orbId: orb.orbId, picture }).unwrap());
  const keep = async (square: Blob) => {
    if (await send(square)) close();
  };
  return (
    <div className={styles['picture']}>
      {orb.picture !== null && <OrbFace orb={orb} size="sm" />}
      <Button look="text" busy={isLoading} onClick={() => chooser.current?.click()}>
        <FormattedMessage {...messages.ownPicture} />
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={(event) => void choose(event)}
      />
      {orb.picture !== null && (
        <Button look="text" busy={isLoading} onClick={() => void send(null)}>
          <FormattedMessage {...messages.sphereAgain} />
        </Button>
      )}
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
