import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { arrowUpLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { addToDraft } from '#features/capture/composer/use-composer.ts';
import { openersChoice } from '#lib/page/device-choice.ts';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { openers } from './openers-list.messages.ts';
import { openersMessages as messages } from './openers.messages.ts';
import { todaysOpeners } from './todays-openers.ts';
import styles from './openers.module.css';

/** Three ways to begin the first thought; pressed, the field begins with it. */
export const Openers = ({ today, onBegun }: Readonly<{ today: string; onBegun: () => void }>) => {
  const { formatMessage } = useIntl();
  const wide = useWideViewport();
  const begin = (opener: string) => {
    addToDraft(formatMessage(messages.begin, { opener }));
    onBegun();
  };
  return (
    <div className={styles['first']}>
      {openersChoice.useIsOn() && (
        <section aria-labelledby="openers">
          <h2 id="openers">{formatMessage(messages.title)}</h2>
          <ul className={styles['list']}>
            {todaysOpeners(openers, today).map((one) => {
              const opener = formatMessage(one);
              return (
                <li key={one.id}>
                  <button type="button" onClick={() => begin(opener)}>
                    {opener}
                    <Icon of={arrowUpLeftIcon} size="sm" />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {!wide && (
        <p className="sm dim">
          {formatMessage(messages.nobodyReadsShort)}{' '}
          <Link href="/app/profile/looks" className="link">
            {formatMessage(messages.trust)}
          </Link>
        </p>
      )}
    </div>
  );
};
