import { useState, type Ref } from 'react';
import styles from './picture.module.css';

export type PictureProps = Readonly<{
  /** Of the picture; null: it is not here yet. */
  url: string | null;
  /** In pixels; 0 or null while unknown. */
  width: number | null;
  height: number | null;
  /** What it shows; '' where a text beside it says so. */
  alt: string;
  /** In place of a picture that is not here, or that this browser cannot show. */
  absent: string;
  /** Cut to its place, or whole. */
  fit?: 'cover' | 'contain';
  ref?: Ref<HTMLSpanElement>;
}>;

/** One picture in the place it will take, before and after it is there. */
export const Picture = ({ url, width, height, alt, absent, fit = 'cover', ref }: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url !== null && broken !== url;
  return (
    <span ref={ref} className={styles['picture']} data-fit={fit}>
      {shown ? (
        <img
          src={url}
          alt={alt}
          {...(width && height && { width, height })}
          draggable={false}
          decoding="async"
          onError={() => setBroken(url)}
        />
      ) : (
        <span className={styles['absent']}>{absent}</span>
      )}
    </span>
  );
};
