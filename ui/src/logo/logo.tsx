import styles from './logo.module.css';

type LogoProps = Readonly<{ name?: 'always' | 'wide' }>;

/** The open case with its stone. `wide`: the name shows from 992 px on. Decorative: name the link around it. */
export const Logo = ({ name = 'wide' }: LogoProps) => (
  <span className={styles['logo']}>
    <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="M5.5 15.5v-1C5.5 8.7 10.2 4 16 4s10.5 4.7 10.5 10.5v1"
      />
      <path fill="currentColor" d="M4 19.5h24v1.7C28 25 25 28 21.2 28H10.8C7 28 4 25 4 21.2Z" />
      <path className={styles['stone']} d="M16 8.6 20 13l-4 4.4L12 13Z" />
    </svg>
    <span className={styles['name']} data-name={name}>
      Écrin
    </span>
  </span>
);
