import { helpDirectory, isListening, type HelpLine } from '@ecrin/domain/help/help-numbers.ts';
import type { HelpNeed } from '@ecrin/domain/help/help.vocabulary.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { helpMessages as messages, kindMessages } from './help.messages.ts';
import { telephoneOf } from './telephone.ts';
import { useHelpLines } from './use-help-lines.ts';
import { useHelpNeed, type HelpTexts } from './use-help-need.ts';
import styles from './help.module.css';

/** The first one is what to do now; all are large enough for a hand that trembles. */
const Line = ({ line: { kind, number }, first }: { line: HelpLine; first: boolean }) => (
  <li>
    <a href={telephoneOf(kind, number)} {...(first ? buttonLook({ look: 'primary' }) : { className: 'link' })}>
      <FormattedMessage {...(kind === 'written' ? messages.write : messages.call)} values={{ number }} />
    </a>{' '}
    <span className="dim">
      <FormattedMessage {...kindMessages[kind]} />
    </span>
  </li>
);

/** Whoever has no country of ours finds listening services of theirs. */
const Directory = () => (
  <li>
    <a href={`https://${helpDirectory}`} className="link" rel="noreferrer" target="_blank">
      {helpDirectory}
    </a>{' '}
    <span className="dim">
      <FormattedMessage {...messages.directory} />
    </span>
  </li>
);

const Help = ({ need: { situation } }: { need: HelpNeed }) => {
  const { formatMessage } = useIntl();
  const lines = useHelpLines(situation);
  const first = lines[0];
  const title = first
    ? formatMessage(first.always ? messages.help : messages.helpByDay, { number: first.number })
    : formatMessage(messages.helpHere);
  return (
    <section className={styles['help']} aria-label={title}>
      <h2 className="display" data-level="3">
        {title}
      </h2>
      <p>
        <FormattedMessage {...(first && isListening(first) ? messages.helpText : messages.helpTextUrgent)} />
      </p>
      <ul>
        {lines.map((line, place) => (
          <Line key={line.kind} line={line} first={place === 0} />
        ))}
        {!lines.some(isListening) && <Directory />}
      </ul>
    </section>
  );
};

/** Help before anything else, where words clearly call for it. */
export const ClearHelp = ({ texts }: { texts: HelpTexts }) => {
  const need = useHelpNeed(texts);
  return need?.level === 'clear' ? <Help need={need} /> : null;
};
