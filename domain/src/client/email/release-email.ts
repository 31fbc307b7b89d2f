import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { EmailReleased } from '../client.events.ts';
import type { Email } from './email.aggregate.ts';

export type ReleaseEmail = Readonly<{ emailHash: string; clientId: string; now: string }>;

export const releaseEmail = (
  { emailHash, clientId, now }: ReleaseEmail,
  { holder, first, latest }: Email,
): Decision<EmailReleased> =>
  [holder, first, latest].includes(clientId)
    ? [{ type: 'EmailReleased', data: { emailHash, clientId, releasedAt: now }, private: null }]
    : nothingNew;
