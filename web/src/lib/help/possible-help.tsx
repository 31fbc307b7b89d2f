import { helpDirectory, isListening } from '@ecrin/domain/help/help-numbers.ts';
import type { HelpNeed } from '@ecrin/domain/help/help.vocabulary.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '../api/problem-feedback.ts';
import { useGetMeQuery, useUpdateClientMutation } from '../session/client.api.ts';
import { helpMessages as messages } from './help.messages.ts';
import { telephoneOf } from './telephone.ts';
import { useHelpLines } from './use-help-lines.ts';
import { useHelpNeed, type HelpTexts } from './use-help-need.ts';
import styles from './help.module.css';

type LineProps = Readonly<{ need: HelpNeed; onSetAside: () => void }>;

const QuietLine = ({ need: { situation }, onSetAside }: LineProps) => {
  const { formatMessage } = useIntl();
  const line = useHelpLines(situation).find(isListening);
  const number = line?.number ?? helpDirectory;
  const sentence = formatMessage(line?.always ? messages.possible : messages.possibleByDay, { number });
  const at = sentence.indexOf(number);
  return (
    <p className={styles['quiet']}>
      <span>
        {sentence.slice(0, at)}
        <a
          href={line ? telephoneOf(line.kind, line.number) : `https://${helpDirectory}`}
          className="link"
          rel="noreferrer"
        >
          {number}
        </a>
        {sentence.slice(at + number.length)}
      </span>
      <button type="button" className="link" onClick={onSetAside}>
        <FormattedMessage {...messages.setAside} />
      </button>
    </p>
  );
};

/** One quiet line below words that may call for help. One tap sets it aside for all words, until the profile brings it back. */
export const PossibleHelp = ({ texts }: { texts: HelpTexts }) => {
  const need = useHelpNeed(texts);
  const { data: client } = useGetMeQuery();
  const [update] = useUpdateClientMutation();
  const withFeedback = useCommandFeedback();
  if (need?.level !== 'possible' || !client || client.helpLine === 'set-aside') return null;
  const setAside = () => void withFeedback(update({ id: client._id, body: { helpLine: 'set-aside' } }).unwrap());
  return <QuietLine need={need} onSetAside={setAside} />;
};
