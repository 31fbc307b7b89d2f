import { Icon } from '#icon/icon.tsx';
import { bellIcon } from '#icon/icons.ts';
import styles from './bell.module.css';

/** `9+` above nine, nothing at zero. */
export const badgeText = (count: number) => (count > 9 ? '9+' : count > 0 ? String(count) : null);

/** The bell with how many notifications are unread. Decorative: name the link around it, with the count. */
export const Bell = ({ count }: Readonly<{ count: number }>) => {
  const badge = badgeText(count);
  return (
    <span className={styles['bell']}>
      <Icon of={bellIcon} />
      {badge && (
        <span className={styles['badge']} aria-hidden="true">
          {badge}
        </span>
      )}
    </span>
  );
};
