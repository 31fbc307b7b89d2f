import type { AnsweringThought, ShownAnswer } from '@ecrin/contracts/conversation/conversation.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { answerMessages } from '../answer.messages.ts';
import { useQuestionFeedback } from '../use-question-problem.ts';
import {
  useListAnsweringThoughtsQuery,
  useSetThoughtAsideMutation,
  useTakeThoughtBackMutation,
} from './answering-thoughts.api.ts';
import { answeringThoughtsMessages as messages } from './answering-thoughts.messages.ts';
import styles from './answering-thoughts.module.css';

/** As many as an answer names. */
const maxListed = 500;

type Which = Readonly<{ conversationId: string; questionId: string }>;
type Act = Readonly<{ label: string; onPress: (thoughtId: string) => void }>;

const Row = ({ thought: { thoughtId, day, words, unsure }, act }: { thought: AnsweringThought; act: Act }) => {
  const { language } = useLanguage();
  if (words === null || day === null)
    return (
      <li>
        <p className="sm dim">
          <FormattedMessage {...answerMessages.deletedSource} />
        </p>
      </li>
    );
  return (
    <li>
      <div>
        <p className="words">
          <Link href={`/app/thoughts/${thoughtId}`}>{withFrenchTypography(words)}</Link>
        </p>
        <p className="xs dim">
          {formatCalendarDate(language, day)}
          {unsure && (
            <>
              {' · '}
              <FormattedMessage {...messages.unsure} />
            </>
          )}
        </p>
      </div>
      <Button look="text" aria-label={`${act.label} – ${words}`} onClick={() => act.onPress(thoughtId)}>
        {act.label}
      </Button>
    </li>
  );
};

const SetAside = ({ thoughts, act }: { thoughts: readonly AnsweringThought[]; act: Act }) => (
  <>
    <h3 className="sm dim">
      <FormattedMessage {...messages.setAside} values={{ count: thoughts.length }} />
    </h3>
    <ul>
      {thoughts.map((thought) => (
        <Row key={thought.thoughtId} thought={thought} act={act} />
      ))}
    </ul>
  </>
);

const Lists = ({ onActed, ...which }: Which & Readonly<{ onActed: () => void }>) => {
  const { formatMessage } = useIntl();
  const { data, error } = useListAnsweringThoughtsQuery(which);
  const [setAside] = useSetThoughtAsideMutation();
  const [takeBack] = useTakeThoughtBackMutation();
  const withFeedback = useQuestionFeedback();
  // The row goes to the other list with the button that was pressed.
  const act = async (command: Promise<unknown>) => {
    await withFeedback(command);
    onActed();
  };
  if (!data) return error ? <NotLoaded /> : null;
  const away = {
    label: formatMessage(messages.notThis),
    onPress: (thoughtId: string) => void act(setAside({ ...which, thoughtId }).unwrap()),
  };
  const back = {
    label: formatMessage(messages.takeBack),
    onPress: (thoughtId: string) => void act(takeBack({ ...which, thoughtId }).unwrap()),
  };
  return (
    <>
      <ul>
        {data.items.map((thought) => (
          <Row key={thought.thoughtId} thought={thought} act={away} />
        ))}
      </ul>
      {data.setAside.length > 0 && <SetAside thoughts={data.setAside} act={back} />}
    </>
  );
};

/** Exactly the thoughts that the number of an answer counts, and those the person set aside; read once it is opened. */
export const AnsweringThoughts = ({ answer, ...which }: Which & Readonly<{ answer: ShownAnswer }>) => {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const { listed, matched, setAside } = answer;
  if (!listed && setAside === 0) return null;
  return (
    <details className={styles['list']} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary}>
        <FormattedMessage
          {...messages.list}
          values={{ matched, listed: maxListed, all: matched <= maxListed ? 'yes' : 'no' }}
        />
      </summary>
      {open && <Lists {...which} onActed={() => summary.current?.focus()} />}
    </details>
  );
};
