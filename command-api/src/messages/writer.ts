import type { CourierMessage } from '@ecrin/platform/ports/courier.ts';
import type { ApiServices } from '../http/api-services.ts';
import type { QueuedMessage } from './queued-message.ts';

/** What writing needs; `now`: of the writing, not of the asking. */
export type Writing = Pick<
  ApiServices,
  'events' | 'access' | 'keyedHash' | 'secrets' | 'publicUrl' | 'notificationTickets'
> &
  Readonly<{ now: string }>;
export type Writer<Kind extends QueuedMessage['kind']> = (
  message: Extract<QueuedMessage, { kind: Kind }>,
  writing: Writing,
) => Promise<CourierMessage | null>;
