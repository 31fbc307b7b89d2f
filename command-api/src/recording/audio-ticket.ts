import { createTicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';

/** Lets a media element, which cannot send a bearer token, play one recording for a short time. */
export type AudioTickets = Readonly<{
  issue: (thoughtId: string, clientId: string, now: string) => string;
  /** The client it was issued to; null when it is forged, for another thought, or expired. */
  open: (ticket: string, thoughtId: string, now: string) => string | null;
}>;

export const ticketMs = 5 * 60_000;

export const createAudioTickets = (key: Uint8Array): AudioTickets => {
  const signer = createTicketSigner(key, ticketMs);
  return {
    issue: (thoughtId, clientId, now) => signer.issue([clientId], { now, boundTo: thoughtId }),
    open: (ticket, thoughtId, now) => signer.open(ticket, { now, boundTo: thoughtId })?.[0] ?? null,
  };
};
