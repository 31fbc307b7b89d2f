import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { DataSentences } from './data-sentences.tsx';
import { landingMessages as messages } from './landing.messages.ts';
import { Leaders } from './leaders.tsx';
import styles from './landing.module.css';

const promises = [
  [messages.sealed, messages.sealedText],
  [messages.lossless, messages.losslessText],
  [messages.local, messages.localText],
  [messages.signed, messages.signedText],
] as const;
const WhereDataIs = () => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['split']} id="data">
      <h2 className="display">{formatMessage(messages.data)}</h2>
      <div className={styles['data']}>
        <DataSentences />
        <p>
          <Link href="/legal" className="link">
            {formatMessage(messages.legal)}
          </Link>
        </p>
      </div>
    </section>
  );
};

/** The promises, where data is, and the communities they are for. */
export const Promises = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <section className={styles['split']} id="promises">
        <h2 className="display">{formatMessage(messages.yours)}</h2>
        <ul className={styles['vows']}>
          {promises.map(([title, text]) => (
            <li key={title.id}>
              <h3 className="h4">{formatMessage(title)}</h3>
              <p className="dim">{formatMessage(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <WhereDataIs />
      <Leaders />
    </>
  );
};
