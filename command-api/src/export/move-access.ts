import type { TicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import type { Challenge } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

export type MoveAccess = Pick<ApiServices, 'access' | 'keyedHash'> & Readonly<{ tickets: TicketSigner }>;

/** Wrong codes until the link closes. */
export const codeTries = 5;
/** Of these, in a quarter of an hour. */
const quickTries = 3;

/** A client has one link at a time. */
export const keyOfMove = (clientId: string): string => `move:${clientId}`;
export const hashOfMove = ({ keyedHash }: Pick<MoveAccess, 'keyedHash'>, moveId: string, code: string): string =>
  keyedHash('code', `move:${moveId}\n${code}`);
export const moveClosed = { refused: 'move.closed' } as const;

/** What is kept of a link that was used. */
export const arrivedPayload = (moveId: string, at: string, host: string): string => `${moveId} ${at} ${host}`;
/** null: the archive has not arrived anywhere. */
export const arrivedAt = (found: Pick<Challenge, 'payload'> | null): Readonly<{ host: string; at: string }> | null => {
  const [, at, host] = found?.payload?.split(' ') ?? [];
  return at !== undefined && host !== undefined ? { host, at } : null;
};

export type Move = Readonly<{ ownerId: string; sessionId: string; moveId: string }>;
/** `host`: as the other écrin names itself; `bytes`: what it was told; `at`: the moment the archive is of. */
type Opened = Readonly<{ at: string; bytes: number; host: string }>;

/** A ticket carries ids only in one piece, without dots. */
export const openedText = (opened: Opened): string => Buffer.from(JSON.stringify(opened)).toString('base64url');
// Cast: signed by this server.
const readOpened = (text: string): Opened => JSON.parse(Buffer.from(text, 'base64url').toString()) as Opened;

type Ticket = Readonly<{ ticket: string; boundTo: 'link' | 'archive'; now: string }>;

/** null: it is over, withdrawn, replaced or used, or its session has ended. */
export const openMoveTicket = async (
  { access, tickets }: Pick<MoveAccess, 'access' | 'tickets'>,
  { ticket, boundTo, now }: Ticket,
): Promise<(Move & Readonly<{ text: string }>) | null> => {
  const ids = tickets.open(ticket, { now, boundTo });
  if (!ids) return null;
  const [ownerId = '', sessionId = '', moveId = '', text = ''] = ids;
  return (await isOpen(access, { ownerId, sessionId, moveId }, now)) ? { ownerId, sessionId, moveId, text } : null;
};

const isOpen = async (
  access: MoveAccess['access'],
  { ownerId, sessionId, moveId }: Move,
  now: string,
): Promise<boolean> =>
  (await access.findSession(sessionId, now)) !== null &&
  (await access.findChallenge(keyOfMove(ownerId), now))?.payload === moveId;

/** The same of where the archive is, which was told for the right code. */
export const openMovedTicket = async (services: MoveAccess, ticket: string, now: string) => {
  const move = await openMoveTicket(services, { ticket, boundTo: 'archive', now });
  return move && { ...move, ...readOpened(move.text) };
};

/** null: it is the code of this link, which stays open. */
export const codeRefusal = async (
  services: MoveAccess,
  { ownerId, moveId, code }: Move & Readonly<{ code: string }>,
  now: string,
): Promise<RefusedReply | null> => {
  const tries = `move-code:${moveId}`;
  const tooMany = await countAttempt(services, now, { key: tries, limit: quickTries });
  if (tooMany) return tooMany;
  const [key, secretHash] = [keyOfMove(ownerId), hashOfMove(services, moveId, code)];
  if ((await services.access.findChallenge(key, now))?.secretHash === secretHash) {
    await services.access.refundAttempt(tries);
    return null;
  }
  const { outcome } = await services.access.answerChallenge({ key, secretHash, now });
  return outcome === 'wrong' ? { refused: 'move.wrong-code' } : moveClosed;
};
