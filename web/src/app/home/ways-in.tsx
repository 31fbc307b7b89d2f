import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronRightIcon, questionIcon, searchIcon, targetIcon, threadIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { homeMessages as messages } from './home.messages.ts';
import { useAppeared } from './use-appeared.ts';
import styles from './ways-in.module.css';

const isQuestion = (words: string): boolean => words.trim().length > 1 && words.trim().endsWith('?');

/** The field always keeps a thought; what is written as a question can be asked instead, with this line. */
const Offer = ({ question }: { question: string }) => (
  <Link href={`/app/chat/new?${new URLSearchParams({ q: question })}`} className={styles['offer']}>
    <Icon of={questionIcon} />
    <span>{useIntl().formatMessage(messages.askThis)}</span>
    <Icon of={chevronRightIcon} size="sm" />
  </Link>
);

const others = [
  ['search', '/app/thoughts', searchIcon, messages.findSearch],
  ['threads', '/app/threads', threadIcon, messages.threads],
  ['goals', '/app/goals', targetIcon, messages.goals],
] as const;

/** To a new question: what to ask is the first thing to say. */
const Ask = () => {
  const { formatMessage } = useIntl();
  const wide = useWideViewport();
  return (
    <Link href="/app/chat/new" className={styles['ask']}>
      <Icon of={questionIcon} />
      {formatMessage(wide ? messages.ask : messages.askShort)}
      {wide && <Icon of={chevronRightIcon} size="sm" />}
    </Link>
  );
};

/** On one line under the field, those that have something to lead to. A question in the field takes the place of the first. */
export const WaysIn = ({ words }: { words: string }) => {
  const { formatMessage } = useIntl();
  const appeared = useAppeared();
  const offers = isQuestion(words);
  const asks = appeared.ask && !offers;
  const shown = others.filter(([way]) => appeared[way]);
  return (
    <>
      {offers && <Offer question={words.trim()} />}
      {(asks || shown.length > 0) && (
        <nav className={styles['ways']} aria-label={formatMessage(messages.find)} data-icons={offers || undefined}>
          {asks && <Ask />}
          {shown.map(([way, href, icon, label]) => (
            <Link key={way} href={href}>
              <Icon of={icon} size="sm" />
              {formatMessage(label)}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
};
