import styles from './avatar.module.css';

type AvatarProps = Readonly<{
  name: string;
  picture?: string | null;
  size?: 'md' | 'lg' | 'xl';
  /** How many words of the name give a letter. */ letters?: 1 | 2;
}>;

const initials = (name: string, most: number) =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, most)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();

/** A picture, or the first letters of the name. Decorative: name the link around it. */
export const Avatar = ({ name, picture, size = 'md', letters = 1 }: AvatarProps) => (
  <span
    className={styles['avatar']}
    data-size={size}
    data-letters={letters}
    data-initials={picture ? undefined : initials(name, letters)}
    aria-hidden="true"
  >
    {picture && <img src={picture} alt="" />}
  </span>
);
