import { addMs } from '@ecrin/domain/time/instant.ts';
import type { RequestContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { QueuedMessage } from './queued-message.ts';

const hourMs = 3_600_000;
/** A notice waits until the fact it tells of has been written, or surely never will be. */
const noticeDelayMs = 3_000;

type Moment = Pick<RequestContext, 'now' | 'newId'>;

/** To be sent once the request is answered: whether it can be, and to whom, is found out then. Worth sending for an hour. */
export const queueMessage = (
  { messages }: Pick<ApiServices, 'messages'>,
  message: QueuedMessage,
  { now, newId }: Moment,
): Promise<void> => messages.put({ itemId: newId(), message, dueAt: now, expiresAt: addMs(now, hourMs) });

/** Queued before the fact it tells of, so that no crash comes between; it is not sent unless the fact is there. Worth sending for a day. */
export const queueNotice = (
  { messages }: Pick<ApiServices, 'messages'>,
  message: QueuedMessage,
  { now, newId }: Moment,
): Promise<void> =>
  messages.put({ itemId: newId(), message, dueAt: addMs(now, noticeDelayMs), expiresAt: addMs(now, 24 * hourMs) });
