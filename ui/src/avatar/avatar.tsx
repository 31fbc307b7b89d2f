import styles from './avatar.module.css';

type AvatarProps = Readonly<{ name: string; picture?: string | null; size?: 'md' | 'lg' }>;

/** A picture, or the first letter of the name. Decorative: name the link around it. */
export const Avatar = ({ name, picture, size = 'md' }: AvatarProps) => (
  <span className={styles['avatar']} data-size={size} aria-hidden="true">
    {picture ? <img src={picture} alt="" /> : /\S/u.exec(name)?.[0].toLocaleUpperCase()}
  </span>
);
