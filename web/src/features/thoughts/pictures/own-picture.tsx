import { Picture } from '@ecrin/ui/pictures/picture.tsx';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDevicePicture } from '#lib/picture/use-device-picture.ts';
import { useFileAddress } from '#lib/picture/use-file-address.ts';
import { pictureMessages as messages } from './pictures.messages.ts';
import type { ThoughtPicture } from './thought-pictures.api.ts';
import { useNear } from './use-near.ts';

type OwnPictureProps = Readonly<{
  thoughtId: string;
  picture: ThoughtPicture;
  size: 'small' | 'large';
  /** '' where a text beside it says what it shows. */
  alt: string;
  /** Left out: once it is on the screen. */
  wanted?: boolean;
}>;

/** From the service; fetched again when the network is back after a failure. */
const useFetched = (path: string | null) => {
  const [tries, setTries] = useState(1);
  const fetched = useFileAddress(path, tries);
  const { failed } = fetched;
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => setTries((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);
  return fetched;
};

const pathOf = ({ thoughtId, picture: { pictureId }, size }: OwnPictureProps) =>
  `/thoughts/${thoughtId}/pictures/${pictureId}/${size}`;

const whyAbsent = (ready: boolean, failed: boolean) => {
  if (!ready) return messages.coming;
  return failed && messages.failed;
};

/** A picture of the client's own thought: from this device while it is still here, else from the service. */
export const OwnPicture = (props: OwnPictureProps) => {
  const { picture, alt, wanted } = props;
  const { formatMessage } = useIntl();
  const { pictureId, width, height, ready } = picture;
  const place = useRef<HTMLSpanElement>(null);
  const near = useNear(place, wanted);
  const here = useDevicePicture(near ? pictureId : null);
  const { url, failed } = useFetched(ready && here === null ? pathOf(props) : null);
  const why = whyAbsent(ready, failed);
  const absent = why && here === null ? formatMessage(why) : '';
  return <Picture ref={place} url={here ?? url} width={width} height={height} alt={alt} absent={absent} />;
};
