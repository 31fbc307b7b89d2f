import { PictureGrid } from '@ecrin/ui/pictures/picture-grid.tsx';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { OwnPicture } from './own-picture.tsx';
import { pictureMessages as messages } from './pictures.messages.ts';
import type { ThoughtPicture } from './thought-pictures.api.ts';
import { useOrderPictures } from './use-order-pictures.ts';
import { Viewer } from './viewer.tsx';

const noPictures: readonly ThoughtPicture[] = [];

type ThoughtPicturesProps = Readonly<{
  thoughtId: string;
  /** Absent in an answer that was kept on this device before there were any. */
  pictures: readonly ThoughtPicture[] | undefined;
  /** In a list. */ row?: boolean;
  /** The service does not know them yet: they can be looked at only. */ fixed?: boolean;
}>;

/** Each as the grid shows it. */
const useShown = (
  { thoughtId, pictures = noPictures, row }: ThoughtPicturesProps,
  view: (pictureId: string) => void,
) => {
  const { formatMessage } = useIntl();
  const count = pictures.length;
  return pictures.map((picture, index) => {
    const { pictureId, alt, width, height } = picture;
    const place = index + 1;
    return {
      key: pictureId,
      label:
        alt === ''
          ? formatMessage(messages.openUndescribed, { place, count })
          : formatMessage(messages.open, { place, count, alt }),
      width,
      height,
      picture: (
        <OwnPicture thoughtId={thoughtId} picture={picture} size={!row && count === 1 ? 'large' : 'small'} alt="" />
      ),
      onOpen: () => view(pictureId),
    };
  });
};

/** The pictures of a thought, and the viewer they open. On its page they can be put in order. */
export const ThoughtPictures = (props: ThoughtPicturesProps) => {
  const { thoughtId, row = false, fixed = false } = props;
  const { formatMessage } = useIntl();
  const [viewed, view] = useState<string | null>(null);
  const close = useCallback(() => view(null), []);
  const { pictures, order: onOrder } = useOrderPictures(thoughtId, props.pictures ?? noPictures);
  const shown = useShown({ ...props, pictures }, view);
  const count = pictures.length;
  const byDragging = { hint: formatMessage(messages.drag), onOrder };
  return (
    <>
      {count > 0 && (
        <PictureGrid
          label={formatMessage(messages.pictures, { count })}
          pictures={shown}
          row={row}
          ordering={row || fixed ? undefined : byDragging}
        />
      )}
      {viewed !== null && <Viewer {...{ thoughtId, pictures, fixed, onOrder }} first={viewed} onClose={close} />}
    </>
  );
};
