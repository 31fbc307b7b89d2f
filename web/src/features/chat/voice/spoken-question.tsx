import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, crossIcon, microphoneIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { voiceMessages as messages } from '../chat.messages.ts';
import type { SpokenQuestion } from './use-spoken-question.ts';
import styles from '../question-field.module.css';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const IconButton = ({ icon, label, onClick }: Readonly<{ icon: IconShape; label: string; onClick: () => void }>) => (
  <button type="button" aria-label={label} title={label} onClick={onClick}>
    <Icon of={icon} />
  </button>
);

/** Begins to listen. */
export const SpeakButton = ({ onClick }: Readonly<{ onClick: () => void }>) => (
  <IconButton icon={microphoneIcon} label={useIntl().formatMessage(messages.speak)} onClick={onClick} />
);

/** In the place of the text while somebody speaks: Enter ends, Escape cancels. */
export const Listening = ({ question: { stage, seconds, finish, cancel } }: Readonly<{ question: SpokenQuestion }>) => {
  const { formatMessage } = useIntl();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stage === 'listening') done.current?.focus();
  }, [stage]);
  if (stage === 'writing')
    return (
      <output className={styles['listening']}>
        <FormattedMessage {...messages.writing} />
      </output>
    );
  return (
    <>
      <p className={styles['listening']}>
        <span className={styles['pulse']} aria-hidden />
        <FormattedMessage {...messages.listening} values={{ seconds: clock(seconds) }} />
      </p>
      <IconButton icon={crossIcon} label={formatMessage(messages.cancel)} onClick={cancel} />
      <button
        type="button"
        ref={done}
        data-ready
        aria-label={formatMessage(messages.done)}
        title={formatMessage(messages.done)}
        disabled={stage === 'opening'}
        onClick={finish}
        onKeyDown={({ key }) => void (key === 'Escape' && cancel())}
      >
        <Icon of={checkIcon} />
      </button>
    </>
  );
};
