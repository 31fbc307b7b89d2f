import { useEffect, useState } from 'react';
import { pictures } from '../outbox/outbox-engine.ts';

type Found = Readonly<{ pictureId: string; url: string | null }>;

/** A picture on this device as an address that an `img` can use. undefined: it is looked for; null: this device has it not. */
export const useDevicePicture = (pictureId: string | null): string | null | undefined => {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (pictureId === null) return undefined;
    let url: string | null = null;
    let gone = false;
    const find = async () => {
      const file = await pictures.blob(pictureId);
      if (gone) return;
      url = file && URL.createObjectURL(file);
      setFound({ pictureId, url });
    };
    find().catch(() => !gone && setFound({ pictureId, url: null }));
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [pictureId]);
  return found?.pictureId === pictureId ? found.url : undefined;
};
