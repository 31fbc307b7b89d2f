import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronRightIcon, questionIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

export const isQuestion = (words: string): boolean => words.trim().length > 1 && words.trim().endsWith('?');

/** The field always keeps a thought; what is written as a question can be asked instead, with this line. */
export const AskLine = ({ words }: { words: string }) => {
  const question = words.trim();
  const offer = isQuestion(words);
  return (
    <Link
      href={offer ? `/app/chat/new?${new URLSearchParams({ q: question })}` : '/app/chat'}
      className={styles['ask']}
      data-offer={offer || undefined}
    >
      <Icon of={questionIcon} />
      <span>
        <FormattedMessage {...(offer ? messages.askThis : messages.ask)} />
      </span>
      <Icon of={chevronRightIcon} size="sm" />
    </Link>
  );
};
