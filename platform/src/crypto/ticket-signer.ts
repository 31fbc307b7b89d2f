import { createHmac, timingSafeEqual } from 'node:crypto';

type Bound = Readonly<{ now: string; boundTo?: string }>;

/** Tickets that carry a few ids in plaintext, expire, and cannot be created or changed without the key: `ids.until.signature`. */
export type TicketSigner = Readonly<{
  /** `boundTo`: further context of the ticket, signed but not contained in it. */
  issue: (ids: readonly string[], bound: Bound) => string;
  /** null: forged, bound to another context, or expired. */
  open: (ticket: string, bound: Bound) => readonly string[] | null;
}>;

export const createTicketSigner = (key: Uint8Array, lifetimeMs: number): TicketSigner => {
  const sign = (text: string, boundTo: string | undefined): Buffer =>
    createHmac('sha256', key)
      .update(boundTo === undefined ? text : `${boundTo}.${text}`)
      .digest();

  return {
    issue: (ids, { now, boundTo }) => {
      const text = [...ids, Date.parse(now) + lifetimeMs].join('.');
      return `${text}.${sign(text, boundTo).toString('base64url')}`;
    },
    open: (ticket, { now, boundTo }) => {
      const end = ticket.lastIndexOf('.');
      const text = ticket.slice(0, Math.max(end, 0));
      const [given, expected] = [Buffer.from(ticket.slice(end + 1), 'base64url'), sign(text, boundTo)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const parts = text.split('.');
      return Date.parse(now) < Number(parts.at(-1)) ? parts.slice(0, -1) : null;
    },
  };
};
