import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { shortDate, shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { clientProblems } from '@ecrin/contracts/client/client.problems.ts';
import { erasureProposalProblems } from '@ecrin/contracts/erasure/erasure-proposal.problems.ts';
import type { RequestDetail } from '@ecrin/contracts/request/request.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'wouter';
import { Assignment } from '#lib/inbox/assignment.tsx';
import { clientName } from '#lib/inbox/client-name.ts';
import { Detail } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { useAge } from '#lib/inbox/use-age.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Facts } from '#lib/panel/panel.tsx';
import { listMessages } from '../list.messages.ts';
import { AnswerForm } from './answer-form.tsx';
import { RequestThread, answerNames } from './request-thread.tsx';
import { useRequestWords } from './request-words.ts';
import { useFindRequestQuery } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';

type Standing = Readonly<{ standing: string; tone: 'waiting' | 'late' | 'done' }>;
type Format = IntlShape['formatMessage'];

const standingOf = ({ status, answer, late }: RequestDetail, format: Format, age: string): Standing => {
  if (status === 'open') return { standing: format(inboxMessages.waiting, { age }), tone: late ? 'late' : 'waiting' };
  if (status === 'awaiting-client') return { standing: format(messages.awaiting), tone: 'waiting' };
  if (status === 'withdrawn' || answer === null) return { standing: format(messages.withdrawn), tone: 'done' };
  return { standing: format(answerNames[answer]), tone: 'done' };
};

const ClientFacts = ({ request }: { request: RequestDetail }) => {
  const { formatMessage } = useIntl();
  const { client, clientFacts, kind, answers } = request;
  const { registeredAt, emailProved, phoneProved, permissions } = clientFacts;
  const held = permissions.includes('create-orbs');
  return (
    <>
      <Facts
        facts={[
          ...(registeredAt ? [[formatMessage(messages.since), shortDate(registeredAt)] as const] : []),
          [
            formatMessage(messages.proved),
            formatMessage(messages.provedValue, { email: String(emailProved), phone: String(phoneProved) }),
          ],
          ...(kind === 'permission'
            ? [[formatMessage(messages.permissionFact), formatMessage(messages.held, { held: String(held) })] as const]
            : []),
        ]}
      />
      <p>
        <Link href={`/admin/clients/${client.clientId}`} className="link">
          {formatMessage(messages.client)}
        </Link>
      </p>
      {kind === 'help' && answers.length > 0 && <ProposeErasure request={request} />}
    </>
  );
};

const refusals = { ...clientProblems, ...erasureProposalProblems } as const;

/** Leads to where it is proposed for this request, or says why it cannot be. */
const ProposeErasure = ({ request: { requestId, client, clientFacts } }: { request: RequestDetail }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { proposalRefusal } = clientFacts;
  if (proposalRefusal !== null) return <p className="dim">{refusals[proposalRefusal][language]}</p>;
  return (
    <p>
      <Link href={`/admin/clients/${client.clientId}?act=erasure-proposals&request=${requestId}`} className="link">
        {formatMessage(messages.erase)}
      </Link>
    </p>
  );
};

const Shown = ({ request }: { request: RequestDetail }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const age = useAge();
  const { titleOf } = useRequestWords();
  return (
    <Detail
      title={titleOf(request)}
      subtitle={formatMessage(messages.subtitle, {
        who: clientName(request.client),
        at: shortDateTime(request.openedAt, language),
      })}
      {...standingOf(request, formatMessage, age(request.since))}
    >
      <Assignment path={`/requests/${request.requestId}`} holder={request.holder} />
      <RequestThread entries={request.entries} client={request.client} />
      <ClientFacts request={request} />
      <AnswerForm request={request} />
    </Detail>
  );
};

/** Instead of one that is not there. */
export const GoneRequest = () => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.gone)}
      action={
        <Link href="/admin/requests" {...buttonLook()}>
          {formatMessage(messages.toList)}
        </Link>
      }
    />
  );
};

/** One request: what was written, who asks, and the answer. */
export const RequestDetailView = ({ requestId }: { requestId: string }) => {
  const { formatMessage } = useIntl();
  const { data: request, error, refetch } = useFindRequestQuery(requestId, { refetchOnMountOrArgChange: true });
  if (request) return <Shown request={request} />;
  if (isApiProblem(error) && error.status === 404) return <GoneRequest />;
  if (error) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(listMessages.loading)} lines={[48, 94, 88, 62]} />;
};
