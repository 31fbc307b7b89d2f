import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { drawerMessages as messages } from './drawers.messages.ts';
import { profileGroups, type ProfileRow } from './profile-rows.ts';
import styles from './profile.module.css';

const Row = ({ row: { icon, name, path, Fact } }: Readonly<{ row: ProfileRow }>) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <li>
      <Icon of={icon} />
      <div>
        <p className={styles['name']}>
          <Link href={path} aria-describedby={id}>
            {formatMessage(name)}
          </Link>
        </p>
        <p className={styles['fact']} id={id}>
          <Fact />
        </p>
      </div>
      <Icon of={chevronRightIcon} />
    </li>
  );
};

/** Everything behind the profile: groups of rows, each with what its page holds now. */
export const Drawers = () => {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles['drawers']} aria-label={formatMessage(messages.rows)}>
      {profileGroups.map(({ title, rows }) => (
        <section key={title.id} className={styles['drawer']}>
          <h2>{formatMessage(title)}</h2>
          <ul>
            {rows.map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
