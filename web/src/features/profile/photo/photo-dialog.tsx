import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useModal } from '@ecrin/ui/dialog/modal.ts';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { centred, type Frame, type Photo } from './photo-crop.ts';
import { photoMessages as messages } from './photo.messages.ts';
import styles from './photo.module.css';

type PhotoDialogProps = Readonly<{ photo: Photo; busy: boolean; onKeep: (square: Blob) => void; onClose: () => void }>;

const sliders = [
  { name: 'zoom', least: 1, most: 4 },
  { name: 'x', least: 0, most: 1 },
  { name: 'y', least: 0, most: 1 },
] as const;

/** Whether a frame can be moved that way: a picture as wide as it is shown has nowhere to go. */
const canMove = (name: keyof Frame, { width, height }: Photo, zoom: number) =>
  name === 'zoom' || zoom > 1 || (name === 'x' ? width > height : height > width);

const look = ({ zoom, x, y }: Frame) => {
  const point = `${x * 100}% ${y * 100}%`;
  return { objectPosition: point, transformOrigin: point, transform: `scale(${zoom})` };
};

/** What the circle will show: nearer, left or right, up or down. */
export const PhotoDialog = ({ photo, busy, onKeep, onClose }: PhotoDialogProps) => {
  const { formatMessage } = useIntl();
  const dialog = useModal();
  const titleId = useId();
  const [frame, setFrame] = useState(centred);
  const [failed, setFailed] = useState(false);
  const keep = async () => {
    const square = await photo.cut(frame);
    if (square) onKeep(square);
    else setFailed(true);
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className="display" data-level="3">
        {formatMessage(messages.frame)}
      </h2>
      <div className={styles['preview']}>
        <img src={photo.url} alt={formatMessage(messages.preview)} style={look(frame)} />
      </div>
      {sliders.map(({ name, least, most }) => (
        <label key={name} className={styles['slider']}>
          <span className="label">{formatMessage(messages[name])}</span>
          <input
            type="range"
            min={least}
            max={most}
            step={(most - least) / 100}
            value={frame[name]}
            disabled={!canMove(name, photo, frame.zoom)}
            onChange={(event) => setFrame({ ...frame, [name]: event.target.valueAsNumber })}
          />
        </label>
      ))}
      {failed && <Banner tone="bad">{formatMessage(messages.unreadable)}</Banner>}
      <div className={styles['answers']}>
        <Button block onClick={() => dialog.current?.close()}>
          {formatMessage(messages.cancel)}
        </Button>
        <Button block look="primary" busy={busy} onClick={() => void keep()}>
          {formatMessage(messages.keep)}
        </Button>
      </div>
    </dialog>
  );
};
