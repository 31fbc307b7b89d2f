import type { BookFormat } from '@ecrin/contracts/story/story.ts';
import type { ExistingShare } from '@ecrin/domain/story-share/story-share.aggregate.ts';
import type { SpokenPassage } from '@ecrin/domain/story/story.vocabulary.ts';
import { createTicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import { secretHashOf } from '../story-link.routes.ts';

/** Long enough to read, and to come back to the page after a night. */
const ticketMs = 16 * 3_600_000;

type Ticketed = Pick<ExistingShare, 'linkId' | 'passwordHash'>;

/**
 * Pictures, sounds and books of a page are fetched by the browser, which sends no password again: their addresses have a ticket instead. It opens nothing
 * once the link is closed or has another password.
 */
export type PageTickets = Readonly<{
  issue: (share: Ticketed, now: string) => string;
  isValid: (ticket: string, share: Ticketed, now: string) => boolean;
}>;

const boundTo = ({ linkId, passwordHash }: Ticketed) => `${linkId}.${secretHashOf(passwordHash ?? '')}`;

/** `key`: 256 bits derived for this purpose. */
export const createPageTickets = (key: Uint8Array): PageTickets => {
  const signer = createTicketSigner(key, ticketMs);
  return {
    issue: (share, now) => signer.issue(['page'], { now, boundTo: boundTo(share) }),
    isValid: (ticket, share, now) => signer.open(ticket, { now, boundTo: boundTo(share) }) !== null,
  };
};

export const pictureFile = (version: string): string => `${version}.jpg`;
export const passageFile = ({ thoughtId, recordingId, fromMs, toMs }: SpokenPassage): string =>
  secretHashOf([thoughtId, recordingId, fromMs, toMs].join(' ')).slice(0, 32) + '.wav';
export const bookName = (format: BookFormat): string => `story.${format}`;
