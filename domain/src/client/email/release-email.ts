import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { EmailReleased } from '../client.events.ts';
import { isRegisteredWith, type Email } from './email.aggregate.ts';

export type ReleaseEmail = Readonly<{ emailHash: string; clientId: string; now: string }>;

export const releaseEmail = ({ emailHash, clientId, now }: ReleaseEmail, email: Email): Decision<EmailReleased> =>
  isRegisteredWith(email, clientId)
    ? [{ type: 'EmailReleased', data: { emailHash, clientId, releasedAt: now }, private: null }]
    : nothingNew;
