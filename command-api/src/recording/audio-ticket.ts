import { createTicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';

/** Lets a media element, which cannot send a bearer token, play the recordings of one thought for a short time, and only while the session it was issued in lasts. */
export type AudioTickets = Readonly<{
  issue: (thoughtId: string, to: TicketHolder, now: string) => string;
  /** Who it was issued to; null when it is forged, for another thought, or expired. The caller checks the session. */
  open: (ticket: string, thoughtId: string, now: string) => TicketHolder | null;
}>;
export type TicketHolder = Readonly<{ clientId: string; sessionId: string }>;

export const ticketMs = 5 * 60_000;

export const createAudioTickets = (key: Uint8Array): AudioTickets => {
  const signer = createTicketSigner(key, ticketMs);
  return {
    issue: (thoughtId, { clientId, sessionId }, now) =>
      signer.issue([clientId, sessionId], { now, boundTo: thoughtId }),
    open: (ticket, thoughtId, now) => {
      const [clientId, sessionId] = signer.open(ticket, { now, boundTo: thoughtId }) ?? [];
      return clientId === undefined || sessionId === undefined ? null : { clientId, sessionId };
    },
  };
};
