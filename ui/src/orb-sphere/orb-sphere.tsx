import { engravings, type Engraving } from './engravings.ts';
import styles from './orb-sphere.module.css';

export type OrbTint = 'indigo' | 'emerald' | 'gold' | 'garnet' | 'sea' | 'night';
type OrbSphereProps = Readonly<{
  pattern: Engraving;
  tint: OrbTint;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Address of an own picture, cut to the sphere, instead of the engraving. */
  picture?: string | null;
}>;

/** An orb: an engraved sphere, or its own picture. Decorative: its name stands next to it. */
export const OrbSphere = ({ pattern, tint, size = 'md', picture = null }: OrbSphereProps) =>
  picture === null ? (
    <svg className={styles['orb']} data-tint={tint} data-size={size} viewBox="0 0 80 80" aria-hidden="true">
      <circle className={styles['disc']} cx="40" cy="40" r="35" />
      <path className={styles['engraving']} data-filled={pattern === 'dots' || undefined} d={engravings[pattern]} />
      <circle className={styles['rim']} cx="40" cy="40" r="35" />
    </svg>
  ) : (
    <img className={styles['orb']} data-size={size} data-picture src={picture} alt="" />
  );
