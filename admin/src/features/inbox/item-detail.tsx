import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { Assignment } from '#lib/inbox/assignment.tsx';
import { ActButton, Acts, Detail } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import type { QueueItem } from '#lib/inbox/triage.tsx';
import { useAge } from '#lib/inbox/use-age.ts';
import { ErasureDetail } from './erasure/erasure-detail.tsx';
import { CommentDetail } from './report/comment-detail.tsx';
import { commentsMessages as messages } from './report/comments.messages.ts';
import { GoneRequest, RequestDetailView } from './request/request-detail.tsx';

const erasurePrefix = 'erasure.';

/** Ids of reports begin with the kind of what is reported, those of requests with nothing. */
export const isReport = (itemId: string): boolean => itemId.includes('.') && !itemId.startsWith(erasurePrefix);

/** As those of requests; nothing else is asked for. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** One item in full, whatever it is. */
export const ItemDetail = ({ itemId }: Readonly<{ itemId: string }>) => {
  if (itemId.startsWith(erasurePrefix)) return <ErasureDetail proposalId={itemId.slice(erasurePrefix.length)} />;
  if (isReport(itemId)) return <CommentDetail reportId={itemId} />;
  return uuid.test(itemId) ? <RequestDetailView requestId={itemId} /> : <GoneRequest />;
};

/** Instead of a report that nobody asked to open: reading one may be told to those it concerns, so none opens by itself, nor by passing over it. */
export const ClosedReport = ({ item }: Readonly<{ item: QueueItem }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const age = useAge();
  const [, navigate] = useLocation();
  const { title, detail, since, late, path, holder, href } = item;
  return (
    <Detail
      title={title}
      subtitle={`${detail} · ${shortDateTime(since, language)}`}
      standing={formatMessage(inboxMessages.waiting, { age: age(since) })}
      tone={late ? 'late' : 'waiting'}
    >
      <Assignment path={path} holder={holder} />
      <p className="sm">{formatMessage(messages.openingIsTold)}</p>
      <Acts>
        <ActButton
          shortcut="O"
          look="primary"
          label={formatMessage(messages.read)}
          onClick={() => navigate(href, { replace: true })}
        />
      </Acts>
    </Detail>
  );
};
