import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { GoalProposals } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useChooseMatchRuleMutation, useCountThoughtMutation } from '../goal-commands.api.ts';
import { useListProposalsQuery } from '../goals.api.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { proposalMessages as messages } from './proposals.messages.ts';
import styles from '../goals.module.css';

type Proposal = GoalProposals['items'][number];

/** One question per goal, the newest first: its answer may settle the others, with their number. */
export const nextProposals = (
  items: readonly Proposal[],
): readonly Readonly<{ proposal: Proposal; others: number }>[] => {
  const first = items.filter((item, at) => items.findIndex(({ goalId }) => goalId === item.goalId) === at);
  return first.map((proposal) => ({
    proposal,
    others: items.filter(({ goalId }) => goalId === proposal.goalId).length - 1,
  }));
};

export type Answer = 'always' | 'once' | 'notOnce' | 'never';
type ProposalToAnswer = Readonly<{ goalId: string; thoughtId: string }>;

/** Answers whether a thought counts. An answer for this one alone leaves the next one open. */
const useAnswerProposal = () => {
  const { formatMessage } = useIntl();
  const [choose] = useChooseMatchRuleMutation();
  const [count] = useCountThoughtMutation();
  const withFeedback = useCommandFeedback();
  const give = ({ goalId, thoughtId }: ProposalToAnswer, answer: Answer): Promise<boolean> =>
    withFeedback(
      answer === 'always' || answer === 'never'
        ? choose({ goalId, rule: answer }).unwrap()
        : count({ goalId, thoughtId, counts: answer === 'once' }).unwrap(),
    );
  return async (asked: ProposalToAnswer, answer: Answer) => {
    if (await give(asked, answer)) showToast({ tone: 'done', message: formatMessage(messages.answered, { answer }) });
  };
};

const answers: readonly Answer[] = ['always', 'once', 'notOnce', 'never'];

const ProposalAnswers = ({ proposal, name }: { proposal: Proposal; name: string }) => {
  const { formatMessage } = useIntl();
  const answer = useAnswerProposal();
  const [given, setGiven] = useState<Answer | null>(null);
  // The row disappears with its answer: the focus moves to the heading.
  const give = async (one: Answer) => {
    if (given !== null) return;
    document.querySelector<HTMLElement>('#goal-proposals')?.focus({ preventScroll: true });
    setGiven(one);
    await answer(proposal, one);
    setGiven(null);
  };
  return (
    <fieldset aria-label={name}>
      {answers.map((one) => (
        <Button
          key={one}
          look={one === 'always' || one === 'once' ? 'quiet' : 'text'}
          busy={given === one}
          onClick={() => void give(one)}
        >
          {formatMessage(messages[one])}
        </Button>
      ))}
    </fieldset>
  );
};

const Row = ({ proposal, others }: { proposal: Proposal; others: number }) => {
  const { formatMessage } = useIntl();
  const { date, title } = useGoalLabels();
  const thought = proposal.thoughtTitle ?? proposal.excerpt ?? formatMessage(messages.thought);
  return (
    <li>
      <Link
        href={`/app/thoughts/${proposal.thoughtId}`}
        className={proposal.thoughtTitle === null ? 'words' : 'h4'}
        data-size="sm"
      >
        {thought}
      </Link>
      <p className="xs dim">
        <FormattedMessage
          {...messages.for}
          values={{ goal: title({ title: proposal.goalTitle }), day: date(proposal.day) }}
        />
      </p>
      <ProposalAnswers proposal={proposal} name={formatMessage(messages.group, { thought })} />
      {others > 0 && (
        <p className="xs dim">
          <FormattedMessage {...messages.others} values={{ count: others }} />
        </p>
      )}
    </li>
  );
};

/** The screen's title gets the focus when the last question is answered. */
export const useRestoreFocus = () =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [],
  );

const ProposalList = ({ items }: GoalProposals) => {
  useRestoreFocus();
  return (
    <section className={styles['proposals']} aria-labelledby="goal-proposals">
      <h2 id="goal-proposals" className="h4" tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </h2>
      <ul>
        {nextProposals(items).map(({ proposal, others }) => (
          <Row key={proposal.goalId} proposal={proposal} others={others} />
        ))}
      </ul>
    </section>
  );
};

/**
 * Thoughts that match a goal set to ask and wait for an answer; of one goal when its id is given. Nothing while there are none. A goal whose rule was never chosen is
 * offered one first: `MatchRuleOffer`.
 */
export const Proposals = ({ goalId }: { goalId?: string }) => {
  const { data } = useListProposalsQuery();
  const items = (data?.items ?? []).filter(
    (proposal) => proposal.matchRule === 'ask' && (goalId === undefined || proposal.goalId === goalId),
  );
  return items.length > 0 && <ProposalList items={items} />;
};
