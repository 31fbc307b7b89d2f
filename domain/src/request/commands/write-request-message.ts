import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ExistingRequest, ClientRequest } from '../request.aggregate.ts';
import type { RequestMessageWritten, RequestReopened } from '../request.events.ts';
import { maxMessagesPerDay, maxMessagesPerRequest } from '../request.vocabulary.ts';

/** `by` null: the client. */
export type WriteRequestMessage = Readonly<{
  requestId: string;
  messageId: string;
  words: string;
  by: string | null;
  now: string;
}>;
export type MessageRefusal =
  | 'request.not-found'
  | 'request.too-many-messages'
  | 'request.thread-full'
  | 'request.withdrawn';

const dayMs = 86_400_000;

const refusalOf = (
  { by, now }: WriteRequestMessage,
  { messageIds, ownMessages, status }: ExistingRequest,
): Exclude<MessageRefusal, 'request.not-found'> | null => {
  if (messageIds.length >= maxMessagesPerRequest) return 'request.thread-full';
  if (by !== null) return status === 'withdrawn' ? 'request.withdrawn' : null;
  const today = ownMessages.filter((at) => Date.parse(now) - Date.parse(at) < dayMs);
  return today.length >= maxMessagesPerDay ? 'request.too-many-messages' : null;
};

/** A message of the client opens an answered or withdrawn request again. */
export const writeRequestMessage = (
  command: WriteRequestMessage,
  state: ClientRequest,
): Decision<RequestMessageWritten | RequestReopened, MessageRefusal> => {
  if (state.status === 'absent') return refuse('request.not-found');
  const { requestId, messageId, words, by, now } = command;
  if (state.messageIds.includes(messageId)) return nothingNew;
  const refusal = refusalOf(command, state);
  if (refusal) return refuse(refusal);
  const written: RequestMessageWritten = {
    type: 'RequestMessageWritten',
    data: { requestId, messageId, by, writtenAt: now },
    private: { words },
  };
  const reopens = by === null && (state.status === 'answered' || state.status === 'withdrawn');
  return reopens
    ? [{ type: 'RequestReopened', data: { requestId, reopenedAt: now }, private: null }, written]
    : [written];
};
