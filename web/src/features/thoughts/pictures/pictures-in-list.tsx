import { useEffect, useState } from 'react';
import { pictures } from '#lib/outbox/outbox-engine.ts';
import type { ThoughtPicture } from './thought-pictures.api.ts';
import { ThoughtPictures } from './thought-pictures.tsx';

type InListProps = Readonly<{ thoughtId: string; pictures: readonly ThoughtPicture[] }>;

export const PicturesInList = (props: InListProps) => <ThoughtPictures {...props} row />;

/** Those of a thought that are only on this device, or some of them: what can be done with them waits until it is received. */
export const DevicePicturesInList = ({
  thoughtId,
  only,
}: Pick<InListProps, 'thoughtId'> & Readonly<{ only?: readonly string[] }>) => {
  const [found, setFound] = useState<readonly ThoughtPicture[]>([]);
  useEffect(() => {
    const find = async () => {
      const rows = await pictures.ofThought(thoughtId);
      setFound(rows.map(({ pictureId, width, height, alt }) => ({ pictureId, width, height, alt, ready: false })));
    };
    find().catch(() => {});
  }, [thoughtId]);
  const shown = only ? found.filter(({ pictureId }) => only.includes(pictureId)) : found;
  return <ThoughtPictures thoughtId={thoughtId} pictures={shown} row fixed />;
};
