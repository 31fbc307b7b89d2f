import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { ProposalRow } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ProposalActs } from '#lib/erasure-proposal/proposal-acts.tsx';
import { proposalMessages } from '#lib/erasure-proposal/proposal.messages.ts';
import { useFindProposalQuery } from '#lib/erasure-proposal/proposals.api.ts';
import { Assignment } from '#lib/inbox/assignment.tsx';
import { clientName } from '#lib/inbox/client-name.ts';
import { Detail, Words } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { useAge } from '#lib/inbox/use-age.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Facts } from '#lib/panel/panel.tsx';
import { listMessages } from '../list.messages.ts';
import { endOf } from './erasure-state.ts';
import { erasuresMessages as messages } from './erasures.messages.ts';

type ProposalProps = Readonly<{ proposal: ProposalRow }>;

const useNameOf = () => {
  const { formatMessage } = useIntl();
  return (admin: ProposalRow['by']) => admin.fullname ?? formatMessage(inboxMessages.unnamed);
};

type Fact = readonly [name: string, value: ReactNode];

/** Who decides, or did, and when; who had to and did not is not named. */
const useDecision = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  return ({ status, expiresAt, decidedBy, since }: ProposalRow): readonly Fact[] => {
    const at = shortDateTime(status === 'open' ? expiresAt : since, language);
    if (status === 'open')
      return [
        [formatMessage(messages.toConfirm), formatMessage(messages.another)],
        [formatMessage(messages.until), at],
      ];
    return decidedBy
      ? [[formatMessage(messages.decided), `${nameOf(decidedBy)}, ${at}`]]
      : [[formatMessage(messages.closedAt), at]];
  };
};

const linked = (name: string, href: string, words: string): Fact => [
  name,
  <Link key={href} href={href} className="link">
    {words}
  </Link>,
];

/** Whose account it is, where it comes from, who asks for it and who decides. */
const Standing = ({ proposal }: ProposalProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const decision = useDecision()(proposal);
  const { by, madeAt, client, requestId } = proposal;
  return (
    <Facts
      facts={[
        linked(formatMessage(messages.account), `/admin/clients/${client.clientId}`, formatMessage(messages.client)),
        ...(requestId === null
          ? []
          : [linked(formatMessage(messages.origin), `/admin/requests/${requestId}`, formatMessage(messages.request))]),
        [formatMessage(messages.proposed), `${nameOf(by)}, ${shortDateTime(madeAt, language)}`],
        ...decision,
      ]}
    />
  );
};

/** Each reason, under the name of who gives it. */
const Reasons = ({ proposal: { by, decidedBy, reason, decidedReason } }: ProposalProps) => {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  const given = [
    { who: by, words: reason },
    { who: decidedBy, words: decidedReason },
  ];
  return given.map(
    ({ who, words }, index) =>
      words !== null && (
        <div key={index === 0 ? 'reason' : 'decision'}>
          {who && (
            <p className="xs dim">
              {formatMessage(messages.reasonOf, { who: nameOf(who), elided: elidesBefore(nameOf(who)) })}
            </p>
          )}
          <Words>{formatMessage(proposalMessages.reason, { reason: words })}</Words>
        </div>
      ),
  );
};

const Shown = ({ proposal }: ProposalProps) => {
  const { formatMessage } = useIntl();
  const age = useAge();
  const { client, since, status } = proposal;
  const isOpen = status === 'open';
  return (
    <Detail
      title={clientName(client)}
      subtitle={formatMessage(isOpen ? messages.openText : messages.closedText)}
      standing={
        isOpen ? formatMessage(inboxMessages.waiting, { age: age(since) }) : formatMessage(endOf(status, proposal))
      }
      tone={isOpen ? (proposal.late ? 'late' : 'waiting') : 'done'}
    >
      {isOpen && (
        <Assignment
          path={`/clients/${client.clientId}/erasure-proposals/${proposal.proposalId}`}
          holder={proposal.holder}
        />
      )}
      <Reasons proposal={proposal} />
      <Standing proposal={proposal} />
      {isOpen && <ProposalActs proposal={proposal} inQueue />}
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
          <Link href="/admin/requests?kind=erasure" {...buttonLook()}>
            {formatMessage(messages.toList)}
          </Link>
        }
      />
    );
  if (error) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(listMessages.loading)} lines={[48, 94, 62]} />;
};
