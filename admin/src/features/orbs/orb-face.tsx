import type { ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';
import { OrbSphere } from '@ecrin/ui/orb-sphere/orb-sphere.tsx';
import { usePicture } from '#lib/api/pictures.ts';

type OrbFaceProps = Readonly<{ orb: Pick<ReadyOrbRow, 'orbId' | 'look' | 'picture'>; size: 'xs' | 'md' }>;

/** The sphere of an orb, or its picture. */
export const OrbFace = ({ orb: { orbId, look, picture }, size }: OrbFaceProps) => (
  <OrbSphere
    {...look}
    size={size}
    picture={usePicture(picture === null ? null : `/api/admin/orbs/${orbId}/picture/${picture}`)}
  />
);
