import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { erasureGraceDays } from '@ecrin/contracts/erasure/erasure.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState, type ComponentProps } from 'react';
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

type Reader = Readonly<{ _id: string; role: AdminRole }>;

/** `note`: why the reader cannot confirm it; null: they can. */
const wordsFor = ({ by }: ShownProposal, { _id, role }: Reader) => {
  if (by.adminId === _id) return { decline: messages.takeBack, note: messages.another };
  return { decline: messages.decline, note: role === 'superadmin' ? null : messages.superadmin };
};

/** Where no letter takes it. */
const PlainAct = ({ shortcut: _none, label, ...button }: ComponentProps<typeof ActButton>) => (
  <Button {...button}>{label}</Button>
);

/** `inQueue`: there letters act. */
type ProposalActsProps = Readonly<{ proposal: ShownProposal; inQueue?: boolean }>;

/** Four eyes: whoever proposed it may only take it back; an admin may decline it; another superadmin may confirm it. */
export const ProposalActs = ({ proposal, inQueue = false }: ProposalActsProps) => {
  const { formatMessage } = useIntl();
  const { data: me } = useGetMeQuery();
  const [asked, ask] = useState<ProposalDecision | null>(null);
  if (!me) return null;
  const { decline, note } = wordsFor(proposal, me);
  const canConfirm = note === null;
  const Act = inQueue ? ActButton : PlainAct;
  return (
    <>
      <Acts note={note ? formatMessage(note) : undefined}>
        {canConfirm && (
          <Act shortcut="A" look="danger" label={formatMessage(messages.confirm)} onClick={() => ask('confirmation')} />
        )}
        <Act shortcut="R" label={formatMessage(decline)} onClick={() => ask('refusal')} />
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
