import { PictureViewer } from '@ecrin/ui/pictures/picture-viewer.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { OwnPicture } from './own-picture.tsx';
import { PictureFoot } from './picture-foot.tsx';
import { PictureMoves } from './picture-moves.tsx';
import { pictureMessages as messages } from './pictures.messages.ts';
import type { ThoughtPicture } from './thought-pictures.api.ts';

type ViewerProps = Readonly<{
  thoughtId: string;
  pictures: readonly ThoughtPicture[];
  first: string;
  /** What they show is said, and not to be changed. */ fixed: boolean;
  onOrder: (order: readonly string[], moved: string) => void;
  onClose: () => void;
}>;

const useViewerWords = () => {
  const { formatMessage } = useIntl();
  return {
    viewer: formatMessage(messages.viewer),
    previous: formatMessage(messages.previous),
    next: formatMessage(messages.next),
    closer: formatMessage(messages.closer),
    further: formatMessage(messages.further),
    close: formatMessage(messages.close),
  };
};

/** The pictures of a thought, one at a time. Closes with the last one. */
export const Viewer = ({ thoughtId, pictures, first, fixed, onOrder, onClose }: ViewerProps) => {
  const { formatMessage } = useIntl();
  const [editing, setEditing] = useState<string | null>(null);
  const count = pictures.length;
  useEffect(() => {
    if (count === 0) onClose();
  }, [count, onClose]);
  const words = useViewerWords();
  const shown = pictures.map((picture) => ({
    key: picture.pictureId,
    width: picture.width,
    height: picture.height,
    picture: <OwnPicture thoughtId={thoughtId} picture={picture} size="large" alt={picture.alt} wanted />,
  }));
  const foot = (key: string) => {
    const picture = pictures.find(({ pictureId }) => pictureId === key);
    const edit = (on: boolean) => setEditing(on ? key : null);
    return picture && <PictureFoot {...{ thoughtId, picture, fixed }} editing={editing === key} onEdit={edit} />;
  };
  const order = pictures.map(({ pictureId }) => pictureId);
  const placing = (pictureId: string) => count > 1 && !fixed && <PictureMoves {...{ pictureId, order, onOrder }} />;
  const leaveField = () => {
    setEditing(null);
    return editing === null;
  };
  return (
    <PictureViewer
      pictures={shown}
      first={first}
      words={words}
      counted={(place) => formatMessage(messages.shown, { place, count })}
      placing={placing}
      foot={foot}
      closable={leaveField}
      onClose={onClose}
    />
  );
};
