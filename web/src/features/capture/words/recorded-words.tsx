import { HeardWords } from '@ecrin/ui/heard-words/heard-words.tsx';
import { useIntl } from 'react-intl';
import { recorderMessages as messages } from '../recorder/recorder.messages.ts';
import { useLiveWords } from './live-words.ts';

/** What was heard so far; nothing while there are no words. */
export const RecordedWords = () => {
  const { formatMessage } = useIntl();
  const { passages, language } = useLiveWords();
  if (passages.length === 0) return null;
  return (
    <HeardWords
      name={formatMessage(messages.heardWords)}
      uncertain={formatMessage(messages.uncertainWords)}
      language={language ?? undefined}
      passages={passages}
    />
  );
};
