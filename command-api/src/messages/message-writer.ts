import type { CourierMessage } from '@ecrin/platform/ports/courier.ts';
import type { PushMessage } from '@ecrin/platform/ports/push-sender.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { QueuedMessage } from './queued-message.ts';

/** What rendering needs; `now`: of the rendering, not of the request. */
export type MessageContext = Pick<
  ApiServices,
  | 'events'
  | 'access'
  | 'erasure'
  | 'countThoughtsOf'
  | 'lastZoneOf'
  | 'keyedHash'
  | 'secrets'
  | 'publicUrl'
  | 'notificationTickets'
> &
  Readonly<{ now: string }>;
export type WrittenMessage = CourierMessage | PushMessage;
export type MessageWriter<Kind extends QueuedMessage['kind']> = (
  message: Extract<QueuedMessage, { kind: Kind }>,
  writing: MessageContext,
) => Promise<WrittenMessage | null>;
