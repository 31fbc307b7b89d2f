import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ProposalActs } from '#lib/erasure-proposal/proposal-acts.tsx';
import { proposalMessages } from '#lib/erasure-proposal/proposal.messages.ts';
import { useFindProposalQuery } from '#lib/erasure-proposal/proposals.api.ts';
import { clientName } from '#lib/inbox/client-name.ts';
import { Detail, Words } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { useAge } from '#lib/inbox/use-age.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Facts } from '#lib/panel/panel.tsx';
import { erasuresMessages as messages } from './erasures.messages.ts';

const Decision = ({ proposal: { status, expiresAt, decidedBy, since } }: Readonly<{ proposal: ShownProposal }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const at = (instant: string) => shortDateTime(instant, language);
  if (status === 'open') return <Facts facts={[[formatMessage(messages.until), at(expiresAt)]]} />;
  return (
    <Facts
      facts={[
        ...(decidedBy
          ? [[formatMessage(messages.decided), decidedBy.fullname ?? formatMessage(inboxMessages.unnamed)] as const]
          : []),
        [formatMessage(messages.since), at(since)],
      ]}
    />
  );
};

const Links = ({ client, requestId }: Pick<ShownProposal, 'client' | 'requestId'>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>
        <Link href={`/admin/clients/${client.clientId}`} className="link">
          {formatMessage(messages.client)}
        </Link>
      </p>
      {requestId !== null && (
        <p>
          <Link href={`/admin/requests/${requestId}`} className="link">
            {formatMessage(messages.request)}
          </Link>
        </p>
      )}
    </>
  );
};

/** Who made it declines it by taking it back. */
const endOf = (status: Exclude<ShownProposal['status'], 'open'>, { by, decidedBy }: ShownProposal) =>
  messages[status === 'declined' && decidedBy?.adminId === by.adminId ? 'takenBack' : status];

const Shown = ({ proposal }: Readonly<{ proposal: ShownProposal }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const age = useAge();
  const { client, by, madeAt, since, status, reason, decidedReason } = proposal;
  const standing =
    status === 'open'
      ? formatMessage(inboxMessages.waiting, { age: age(since) })
      : formatMessage(endOf(status, proposal));
  return (
    <Detail
      title={clientName(client)}
      subtitle={formatMessage(messages.subtitle, {
        who: by.fullname ?? formatMessage(inboxMessages.unnamed),
        at: shortDateTime(madeAt, language),
      })}
      standing={standing}
      tone={status === 'open' ? 'waiting' : 'done'}
    >
      {[reason, decidedReason].map(
        (words, index) =>
          words !== null && (
            <Words key={index === 0 ? 'reason' : 'decision'}>
              {formatMessage(proposalMessages.reason, { reason: words })}
            </Words>
          ),
      )}
      <Decision proposal={proposal} />
      <Links {...proposal} />
      {status === 'open' && <ProposalActs proposal={proposal} inQueue />}
    </Detail>
  );
};

/** One proposed erasure: who asks for it and why, and the decision. */
export const ErasureDetail = ({ proposalId }: Readonly<{ proposalId: string }>) => {
  const { formatMessage } = useIntl();
  const { data: proposal, error, refetch } = useFindProposalQuery(proposalId, { refetchOnMountOrArgChange: true });
  if (proposal) return <Shown proposal={proposal} />;
  if (isApiProblem(error) && error.status < 500)
    return (
      <EmptyState
        title={formatMessage(messages.gone)}
        action={
          <Link href="/admin/erasures" {...buttonLook()}>
            {formatMessage(messages.toList)}
          </Link>
        }
      />
    );
  if (error) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(messages.loading)} lines={[48, 94, 62]} />;
};
