import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets a media element, which cannot send a bearer, play one sound for a short while. */
export type AudioTickets = Readonly<{
  issue: (thoughtId: string, clientId: string, now: string) => string;
  /** The client it was issued to; null when it is forged, for another thought, or over. */
  open: (ticket: string, thoughtId: string, now: string) => string | null;
}>;

export const ticketMs = 5 * 60_000;

export const createAudioTickets = (key: Uint8Array): AudioTickets => {
  const sign = (said: string): Buffer => createHmac('sha256', key).update(said).digest();
  return {
    issue: (thoughtId, clientId, now) => {
      const until = Date.parse(now) + ticketMs;
      return [clientId, until, sign(`${thoughtId}.${clientId}.${until}`).toString('base64url')].join('.');
    },
    open: (ticket, thoughtId, now) => {
      const [clientId = '', until = '', signature = ''] = ticket.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${thoughtId}.${clientId}.${until}`);
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      return genuine && Date.parse(now) < Number(until) ? clientId : null;
    },
  };
};
