import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { openersChoice } from '#lib/page/device-choice.ts';
import { openersChoiceMessages as messages } from './openers-choice.messages.ts';
import styles from '../profile.module.css';

/** Turns the ways to begin a first thought off, on this device. */
export const OpenersChoice = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['row']}>
      <div>
        <h2 className="h4">{formatMessage(messages.title)}</h2>
        <p className="sm dim">{formatMessage(messages.text)}</p>
      </div>
      <Segment
        label={formatMessage(messages.title)}
        choices={[
          { choice: 'shown', label: formatMessage(messages.shown) },
          { choice: 'hidden', label: formatMessage(messages.hidden) },
        ]}
        chosen={openersChoice.useIsOn() ? 'shown' : 'hidden'}
        onChoose={(choice) => openersChoice.turn(choice === 'shown')}
      />
    </div>
  );
};
