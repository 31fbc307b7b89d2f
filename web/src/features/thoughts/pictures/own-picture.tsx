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

/** One more each time the network is back after a failure. */
const useTries = () => {
  const [tries, setTries] = useState(1);
  const failed = useRef(false);
  useEffect(() => {
    const again = () => failed.current && setTries((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return { tries, failed };
};

/** A picture of the client's own thought: from this device while it is still here, else from the service. */
export const OwnPicture = ({ thoughtId, picture, size, alt, wanted = false }: OwnPictureProps) => {
  const { formatMessage } = useIntl();
  const { pictureId, width, height, ready } = picture;
  const place = useRef<HTMLSpanElement>(null);
  const near = useNear(place) || wanted;
  const here = useDevicePicture(near ? pictureId : null);
  const { tries, failed } = useTries();
  const path = near && ready && here === null ? `/thoughts/${thoughtId}/pictures/${pictureId}/${size}` : null;
  const fetched = useFileAddress(path, tries);
  useEffect(() => {
    failed.current = fetched.failed;
  }, [failed, fetched.failed]);
  const fault = fetched.failed ? formatMessage(messages.failed) : '';
  const absent = ready || here === undefined ? fault : formatMessage(messages.coming);
  return <Picture ref={place} url={here ?? fetched.url} width={width} height={height} alt={alt} absent={absent} />;
};
