import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import { OrbSphere } from '@ecrin/ui/orb-sphere/orb-sphere.tsx';

type OrbFaceProps = Readonly<{ orb: Pick<OrbCard, 'look'>; size?: 'xs' | 'sm' | 'md' | 'lg' }>;

/** The sphere of an orb. */
export const OrbFace = ({ orb: { look }, size = 'md' }: OrbFaceProps) => (
  <OrbSphere pattern={look.pattern} tint={look.tint} size={size} />
);
