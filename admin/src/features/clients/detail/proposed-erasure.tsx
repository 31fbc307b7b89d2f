import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { erasureGraceDays } from '@ecrin/contracts/erasure/erasure.ts';
import { proposalMs } from '@ecrin/domain/erasure-proposal/erasure-proposal.vocabulary.ts';
import { dayMs } from '@ecrin/domain/time/instant.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ProposalActs } from '#lib/erasure-proposal/proposal-acts.tsx';
import { proposalMessages as messages } from '#lib/erasure-proposal/proposal.messages.ts';
import { useProposeErasureMutation } from '#lib/erasure-proposal/proposals.api.ts';
import { Words } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { Panel } from '#lib/panel/panel.tsx';

type DialogProps = Readonly<{ clientId: string; requestId: string; onClose: () => void }>;

/** `requestId`: of the request it answers; empty: none. */
export const ProposeDialog = ({ clientId, requestId, onClose }: DialogProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [propose, { isLoading, error }] = useProposeErasureMutation();
  // One id for all attempts: a retry makes no second proposal.
  const [proposalId] = useState(newId);
  const send = async (reason: string) => {
    const body = { proposalId, reason, ...(requestId !== '' && { requestId }) };
    const result = await propose({ clientId, body });
    if (result.error) return;
    showResult(result, formatMessage(messages.proposed));
    onClose();
  };
  return (
    <ReasonDialog
      title={formatMessage(messages.propose)}
      text={formatMessage(messages.proposeText, { days: proposalMs / dayMs, grace: erasureGraceDays })}
      confirmLabel={formatMessage(messages.propose)}
      look="danger"
      busy={isLoading}
      problem={error}
      onClose={onClose}
      onConfirm={({ words }) => void send(words)}
    />
  );
};

/** On the page of the client: who proposes it and why, and the decision. */
export const ProposedErasure = ({ proposal }: Readonly<{ proposal: ShownProposal | null }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (proposal === null) return null;
  const { by, expiresAt, reason } = proposal;
  const who = by.fullname ?? formatMessage(inboxMessages.unnamed);
  return (
    <Panel title={formatMessage(messages.proposed)}>
      <p>{formatMessage(messages.by, { who, until: shortDateTime(expiresAt, language) })}</p>
      {reason !== null && <Words>{formatMessage(messages.reason, { reason })}</Words>}
      <ProposalActs proposal={proposal} />
    </Panel>
  );
};
