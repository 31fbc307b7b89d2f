import type { RequestRow } from '@ecrin/contracts/request/request.ts';
import type { MessageDescriptor } from 'react-intl';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { assignmentMessages as assignment } from '#lib/inbox/assignment.messages.ts';
import { useHolderName } from '#lib/inbox/assignment.tsx';
import { answerNames } from './request-thread.tsx';
import { useRequestWords } from './request-words.ts';
import { requestsMessages as messages } from './requests.messages.ts';

const stateOf = ({ status, answer }: RequestRow): MessageDescriptor => {
  if (status === 'open') return messages.open;
  if (status === 'awaiting-client') return messages.awaiting;
  return status === 'withdrawn' || answer === null ? messages.withdrawn : answerNames[answer];
};

/** A request as the queue shows it, and where it stands. */
export const useRequestExport = (): readonly ExportColumn<RequestRow>[] => {
  const { say, yesNo, when } = useCellWords();
  const holderName = useHolderName();
  const { titleOf } = useRequestWords();
  return [
    [say(columns.subject), titleOf],
    [say(columns.kind), ({ kind }) => say(messages[kind])],
    [say(columns.firstname), ({ client }) => client.firstname],
    [say(columns.lastname), ({ client }) => client.lastname],
    [say(columns.code), ({ client }) => client.code],
    [say(columns.when), ({ openedAt }) => when(openedAt)],
    [say(columns.state), (request) => say(stateOf(request))],
    [say(columns.since), ({ since }) => when(since)],
    [say(columns.late), ({ late }) => yesNo(late)],
    [say(assignment.column), ({ holder }) => holderName(holder)],
    [say(assignment.sinceColumn), ({ holder }) => holder && when(holder.since)],
  ];
};
