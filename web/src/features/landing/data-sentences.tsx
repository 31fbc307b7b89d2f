import { useIntl } from 'react-intl';
import { landingMessages as messages } from './landing.messages.ts';

const sentences = [messages.dataSealed, messages.dataWorkingCopy, messages.dataElsewhere] as const;

/** Where data is: what is sealed, what is not, what leaves the server. */
export const DataSentences = () => {
  const { formatMessage } = useIntl();
  return sentences.map((sentence) => <p key={sentence.id}>{formatMessage(sentence)}</p>);
};
