import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import { useChooseMatchRuleMutation, useCountThoughtMutation } from '../goal-commands.api.ts';
import { proposalMessages as messages } from './proposals.messages.ts';

export type Answer = 'always' | 'once' | 'notOnce' | 'never';
type ProposalToAnswer = Readonly<{ goalId: string; thoughtId: string; matchRule: string }>;

/** Answers whether a thought counts. An answer to this one alone means that the next one is asked about too. */
export const useAnswerProposal = () => {
  const { formatMessage } = useIntl();
  const [choose] = useChooseMatchRuleMutation();
  const [count] = useCountThoughtMutation();
  const told = useCommandFeedback();
  const give = async ({ goalId, thoughtId, matchRule }: ProposalToAnswer, answer: Answer): Promise<boolean> => {
    if (answer === 'always' || answer === 'never') return told(choose({ goalId, rule: answer }).unwrap());
    if (!(await told(count({ goalId, thoughtId, counts: answer === 'once' }).unwrap()))) return false;
    return matchRule === 'ask' || told(choose({ goalId, rule: 'ask' }).unwrap());
  };
  return async (asked: ProposalToAnswer, answer: Answer) => {
    if (await give(asked, answer)) showToast({ tone: 'done', message: formatMessage(messages.answered, { answer }) });
  };
};
