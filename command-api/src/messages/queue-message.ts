import { addMs } from '@ecrin/domain/time/instant.ts';
import type { RequestContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { QueuedMessage } from './queued-message.ts';

const hourMs = 3_600_000;
/** A notice waits until its event is stored, or certainly never will be. */
const noticeDelayMs = 3_000;

type Moment = Pick<RequestContext, 'now' | 'newId'>;

/** Sent once the request is answered: whether it can be, and to whom, is decided then. Expires after an hour. */
export const queueMessage = (
  { messages }: Pick<ApiServices, 'messages'>,
  message: QueuedMessage,
  { now, newId }: Moment,
): Promise<void> => messages.put({ itemId: newId(), message, dueAt: now, expiresAt: addMs(now, hourMs) });

/** Queued before its event, so that no crash comes between; it is not sent unless the event is stored. Expires after a day. */
export const queueNotice = (
  { messages }: Pick<ApiServices, 'messages'>,
  message: QueuedMessage,
  { now, newId }: Moment,
): Promise<void> =>
  messages.putOnce({ itemId: newId(), message, dueAt: addMs(now, noticeDelayMs), expiresAt: addMs(now, 24 * hourMs) });
