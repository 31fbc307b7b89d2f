import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import { OrbSphere } from '@ecrin/ui/orb-sphere/orb-sphere.tsx';
import { useEffect, useState } from 'react';
import { apiHost, authorisedFetch } from '#lib/api/authorised-fetch.ts';

type Drawn = Pick<OrbCard, 'orbId' | 'look' | 'picture'>;

/** An address an `img` can show: it needs the bearer token, so it cannot fetch it itself. null without a picture, and while it loads. */
const useOrbPicture = ({ orbId, picture }: Drawn): string | null => {
  const [shown, setShown] = useState<Readonly<{ picture: string; url: string }> | null>(null);
  useEffect(() => {
    if (picture === null) return undefined;
    let url: string | null = null;
    let gone = false;
    const load = async () => {
      const answer = await authorisedFetch(`${apiHost}/api/client/orbs/${orbId}/picture/${picture}`);
      if (!answer.ok || gone) return;
      url = URL.createObjectURL(await answer.blob());
      setShown({ picture, url });
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [orbId, picture]);
  return shown !== null && shown.picture === picture ? shown.url : null;
};

type OrbFaceProps = Readonly<{ orb: Drawn; size?: 'xs' | 'sm' | 'md' | 'lg' }>;

/** The sphere of an orb, or its own picture. */
export const OrbFace = ({ orb, size = 'md' }: OrbFaceProps) => (
  <OrbSphere pattern={orb.look.pattern} tint={orb.look.tint} size={size} picture={useOrbPicture(orb)} />
);
