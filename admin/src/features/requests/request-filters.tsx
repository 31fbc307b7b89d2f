import { requestKinds } from '@ecrin/contracts/request/request.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ExportButton } from '#lib/export/export-button.tsx';
import { HolderFilter } from '#lib/inbox/assignment.tsx';
import { Filters } from '#lib/inbox/detail.tsx';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { useAge } from '#lib/inbox/use-age.ts';
import { kindIcons } from './request-words.ts';
import type { RequestFilter } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';
import { useRequestExport } from './use-request-export.ts';

type RequestFiltersProps = Readonly<{ filter: RequestFilter; onFilter: (filter: RequestFilter) => void }>;

const statuses = [
  ['open', messages.open],
  ['awaiting-client', messages.asked],
  ['answered', messages.answered],
] as const;

/** The same list of another kind, or of all. */
const withKind = ({ status, holder }: RequestFilter, kind?: RequestFilter['kind']): RequestFilter => ({
  status,
  ...(kind && { kind }),
  ...(holder && { holder }),
});

const KindChips = ({ filter, onFilter }: RequestFiltersProps) => {
  const { formatMessage } = useIntl();
  const { data: counts } = useCountInboxQuery();
  const named = (name: string, count: number | undefined) =>
    filter.status === 'open' && !filter.holder && count !== undefined
      ? formatMessage(messages.counted, { name, count })
      : name;
  return (
    <Chips name={formatMessage(messages.kinds)}>
      <Chip aria-pressed={!filter.kind} onClick={() => onFilter(withKind(filter))}>
        {named(formatMessage(messages.all), counts?.requests.open)}
      </Chip>
      {requestKinds.map((kind) => (
        <Chip key={kind} aria-pressed={filter.kind === kind} onClick={() => onFilter(withKind(filter, kind))}>
          <Icon of={kindIcons[kind]} size="sm" />
          {named(formatMessage(messages[kind]), counts?.requests.byKind[kind])}
        </Chip>
      ))}
    </Chips>
  );
};

const OtherQueues = () => {
  const { formatMessage } = useIntl();
  const { data: counts } = useCountInboxQuery();
  return (
    <>
      <Link href="/admin/comments" {...buttonLook({ look: 'text' })}>
        {formatMessage(messages.comments, { count: counts?.comments.open ?? 0 })}
      </Link>
      <Link href="/admin/erasures" {...buttonLook({ look: 'text' })}>
        {formatMessage(messages.erasures, { count: counts?.erasures.open ?? 0 })}
      </Link>
      <Link href="/admin/organizations" {...buttonLook({ look: 'text' })}>
        {formatMessage(messages.organizations)}
      </Link>
      <Link href="/admin/answer-templates" {...buttonLook({ look: 'text' })}>
        {formatMessage(messages.templates)}
      </Link>
    </>
  );
};

/** Which requests, and how long the first one waits. */
export const RequestFilters = ({ filter, onFilter }: RequestFiltersProps) => {
  const { formatMessage } = useIntl();
  const age = useAge();
  const { data: counts } = useCountInboxQuery();
  const oldest = filter.status === 'open' ? counts?.requests.oldestSince : null;
  return (
    <>
      <Filters note={oldest ? formatMessage(inboxMessages.oldest, { age: age(oldest) }) : null}>
        <Segment
          label={formatMessage(messages.status)}
          chosen={filter.status}
          onChoose={(status) => onFilter({ ...filter, status })}
          choices={statuses.map(([choice, message]) => ({ choice, label: formatMessage(message) }))}
        />
        <HolderFilter
          chosen={filter.holder ?? ''}
          onChoose={(holder) => {
            const { holder: _before, ...rest } = filter;
            onFilter(holder === '' ? rest : { ...rest, holder });
          }}
        />
        <OtherQueues />
        <ExportButton list="requests" asked={filter} columns={useRequestExport()} people />
      </Filters>
      <KindChips filter={filter} onFilter={onFilter} />
    </>
  );
};
