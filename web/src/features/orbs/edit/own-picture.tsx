import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { OrbFace } from '../orb-face.tsx';
import { useChangeOrbPictureMutation } from '../orbs.api.ts';
import { lookMessages as messages } from './look.messages.ts';
import styles from './edit.module.css';

/** A picture of one's own instead of the sphere; it is saved at once, apart from the form. */
export const OwnPicture = ({ orb }: { orb: OrbDetail }) => {
  const chooser = useRef<HTMLInputElement>(null);
  const [change, { isLoading }] = useChangeOrbPictureMutation();
  const withFeedback = useCommandFeedback();
  const send = (picture: Blob | null) => void withFeedback(change({ orbId: orb.orbId, picture }).unwrap());
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
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) send(file);
        }}
      />
      {orb.picture !== null && (
        <Button look="text" busy={isLoading} onClick={() => send(null)}>
          <FormattedMessage {...messages.sphereAgain} />
        </Button>
      )}
    </div>
  );
};
