import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { erasureGraceDays } from '@ecrin/contracts/erasure/erasure.ts';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { useResultFeedback } from '../api/problem-feedback.ts';
import { ActButton, Acts } from '../inbox/detail.tsx';
import { useGetMeQuery } from '../session/me.api.ts';
import { proposalMessages as messages } from './proposal.messages.ts';
import { useDecideOnProposalMutation, type ProposalDecision } from './proposals.api.ts';

type DialogProps = Readonly<{
  proposal: ShownProposal;
  decision: ProposalDecision;
  label: MessageDescriptor;
  onClose: () => void;
}>;

const DecisionDialog = ({ proposal: { proposalId, client }, decision, label, onClose }: DialogProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [decide, { isLoading, error }] = useDecideOnProposalMutation();
  const confirms = decision === 'confirmation';
  const send = async (reason: string) => {
    const result = await decide({ clientId: client.clientId, proposalId, decision, body: { reason } });
    if (result.error) return;
    showResult(result, formatMessage(confirms ? messages.confirmed : messages.declined));
    onClose();
  };
  return (
    <ReasonDialog
      title={formatMessage(label)}
      text={
        confirms
          ? formatMessage(messages.confirmText, { grace: erasureGraceDays })
          : formatMessage(messages.declineText)
      }
      confirmLabel={formatMessage(label)}
      look={confirms ? 'danger' : 'primary'}
      busy={isLoading}
      problem={error}
      onClose={onClose}
      onConfirm={({ words }) => void send(words)}
    />
  );
};

/** Four eyes: whoever proposed it may only take it back; an admin may decline it; another superadmin may confirm it. */
export const ProposalActs = ({ proposal }: Readonly<{ proposal: ShownProposal }>) => {
  const { formatMessage } = useIntl();
  const { data: me } = useGetMeQuery();
  const [asked, ask] = useState<ProposalDecision | null>(null);
  if (!me) return null;
  const isOwn = proposal.by.adminId === me._id;
  const canConfirm = !isOwn && me.role === 'superadmin';
  const decline = isOwn ? messages.takeBack : messages.decline;
  const note = isOwn ? messages.another : messages.superadmin;
  return (
    <>
      <Acts note={canConfirm ? undefined : formatMessage(note)}>
        {canConfirm && (
          <ActButton
            shortcut="C"
            look="danger"
            label={formatMessage(messages.confirm)}
            onClick={() => ask('confirmation')}
          />
        )}
        <ActButton shortcut="R" label={formatMessage(decline)} onClick={() => ask('refusal')} />
      </Acts>
      {asked && (
        <DecisionDialog
          proposal={proposal}
          decision={asked}
          label={asked === 'confirmation' ? messages.confirm : decline}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
};
