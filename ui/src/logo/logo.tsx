import { logoShape } from './logo-shape.ts';
import styles from './logo.module.css';

type LogoProps = Readonly<{ name?: 'always' | 'wide' }>;

/** The open case with its stone. `wide`: the name shows from 992 px on. Decorative: name the link around it. */
export const Logo = ({ name = 'wide' }: LogoProps) => (
  <span className={styles['logo']}>
    <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d={logoShape.lid} />
      <path fill="currentColor" d={logoShape.case} />
      <path className={styles['stone']} d={logoShape.stone} />
    </svg>
    <span className={styles['name']} data-name={name}>
      Écrin
    </span>
  </span>
);
