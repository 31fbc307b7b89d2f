import { useEffect, useState } from 'react';
import { pictures } from '#lib/outbox/outbox-engine.ts';
import type { ThoughtPicture } from './thought-pictures.api.ts';
import { ThoughtPictures } from './thought-pictures.tsx';

type InListProps = Readonly<{ thoughtId: string; pictures: readonly ThoughtPicture[] }>;

export const PicturesInList = (props: InListProps) => <ThoughtPictures {...props} row />;

/** Those of a thought that is only on this device: what can be done with them waits until it is received. */
export const DevicePicturesInList = ({ thoughtId }: Pick<InListProps, 'thoughtId'>) => {
  const [found, setFound] = useState<readonly ThoughtPicture[]>([]);
  useEffect(() => {
    const find = async () => {
      const rows = await pictures.ofThought(thoughtId);
      setFound(rows.map(({ pictureId, width, height, alt }) => ({ pictureId, width, height, alt, ready: false })));
    };
    find().catch(() => {});
  }, [thoughtId]);
  return <ThoughtPictures thoughtId={thoughtId} pictures={found} row fixed />;
};
