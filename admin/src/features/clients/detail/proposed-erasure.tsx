import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { ProposalActs } from '#lib/erasure-proposal/proposal-acts.tsx';
import { proposalMessages as messages } from '#lib/erasure-proposal/proposal.messages.ts';
import { Words } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { Panel } from '#lib/panel/panel.tsx';

/** On the page of the client: who proposes it and why, and the decision. */
export const ProposedErasure = ({ proposal }: Readonly<{ proposal: ShownProposal | null }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (proposal === null) return null;
  const { by, expiresAt, reason } = proposal;
  const who = by.fullname ?? formatMessage(inboxMessages.unnamed);
  return (
    <Panel title={formatMessage(messages.proposed)}>
      <p className="sm">{formatMessage(messages.by, { who, until: shortDateTime(expiresAt, language) })}</p>
      {reason !== null && <Words>{formatMessage(messages.reason, { reason })}</Words>}
      <ProposalActs proposal={proposal} />
    </Panel>
  );
};
