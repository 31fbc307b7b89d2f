import styles from './avatar.module.css';

type AvatarProps = Readonly<{
  name: string;
  picture?: string | null;
  size?: 'md' | 'lg' | 'xl';
  /** Of the first word of the name, or of its first and last. */
  letters?: 1 | 2;
}>;

const initials = (name: string, most: number) => {
  const words = name.trim().split(/\s+/u);
  const last = most > 1 && words.length > 1 ? words.slice(-1) : [];
  return [...words.slice(0, 1), ...last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

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
