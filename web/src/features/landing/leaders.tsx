import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { CommunityPicture } from './community-picture.tsx';
import { leadersMessages as messages } from './leaders.messages.ts';
import styles from './landing.module.css';

const kinds = [
  [messages.faith, messages.faithText],
  [messages.sport, messages.sportText],
  [messages.artists, messages.artistsText],
] as const;

/** For those who lead a community: what it is here, and for whom. */
export const Leaders = () => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['split']} id="communities">
      <h2 className="display">{formatMessage(messages.gather)}</h2>
      <div className={styles['leaders']}>
        <p className="dim">{formatMessage(messages.gatherText)}</p>
        <ul className={styles['who']}>
          {kinds.map(([title, text]) => (
            <li key={title.id}>
              <h3 className="h4">{formatMessage(title)}</h3>
              <p className="dim">{formatMessage(text)}</p>
            </li>
          ))}
        </ul>
        <CommunityPicture />
        <p>
          <Link href="/register" {...buttonLook()}>
            {formatMessage(messages.gatherStart)}
          </Link>
        </p>
      </div>
    </section>
  );
};
