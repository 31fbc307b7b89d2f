import type { MoveState } from '@ecrin/contracts/export/move.ts';
import type { TicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import type { Challenge } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

export type MoveAccess = Pick<ApiServices, 'access' | 'keyedHash'> &
  /** `archiveTickets` open for longer: what was handed over within the day may enter there later. */
  Readonly<{ tickets: TicketSigner; archiveTickets: TicketSigner }>;

/** Wrong codes until the link closes. */
export const codeTries = 5;
/** Of these, in a quarter of an hour. */
const quickTries = 3;

/** A client has one link at a time. */
export const keyOfMove = (clientId: string): string => `move:${clientId}`;
export const hashOfMove = ({ keyedHash }: Pick<MoveAccess, 'keyedHash'>, moveId: string, code: string): string =>
  keyedHash('code', `move:${moveId}\n${code}`);
type Arrived = NonNullable<MoveState['arrived']>;
export const moveClosed = { refused: 'move.closed' } as const;

/** What is kept of a link that was used. */
export const arrivedPayload = (moveId: string, { at, host, thoughts, brought }: Arrived): string =>
  [moveId, at, host, thoughts ?? '', ...(brought ? [brought.at, brought.thoughts] : [])].join(' ');
const partsOf = (found: Pick<Challenge, 'payload'> | null): readonly string[] => found?.payload?.split(' ') ?? [];
/** null: the file was not handed over to anybody. */
export const arrivedAt = (found: Pick<Challenge, 'payload'> | null): Arrived | null => {
  const [, at, host, thoughts, broughtAt, entered] = partsOf(found);
  if (at === undefined || host === undefined) return null;
  const brought = broughtAt === undefined ? null : { at: broughtAt, thoughts: Number(entered) };
  return { host, at, thoughts: thoughts ? Number(thoughts) : null, brought };
};

export type Move = Readonly<{ ownerId: string; sessionId: string; moveId: string }>;
/** `host`: as the other écrin names itself; `bytes`: what it was told; `at`: the moment the archive is of; `thoughts`: how many are in it. */
type Opened = Readonly<{ at: string; bytes: number; host: string; thoughts?: number }>;

/** A ticket carries ids only in one piece, without dots. */
export const openedText = (opened: Opened): string => Buffer.from(JSON.stringify(opened)).toString('base64url');
// Cast: signed by this server.
const readOpened = (text: string): Opened => JSON.parse(Buffer.from(text, 'base64url').toString()) as Opened;

/** `isUsed`: also after the file was handed over. */
type Ticket = Readonly<{ ticket: string; boundTo: 'link' | 'archive'; now: string; isUsed?: boolean }>;

const isOpen = async (
  access: MoveAccess['access'],
  { ownerId, moveId }: Pick<Move, 'ownerId' | 'moveId'>,
  { now, isUsed }: Pick<Ticket, 'now' | 'isUsed'>,
): Promise<boolean> => {
  const found = await access.findChallenge(keyOfMove(ownerId), now);
  return partsOf(found)[0] === moveId && (isUsed === true || arrivedAt(found) === null);
};

/** null: it is over, withdrawn, replaced or used, or its session has ended. */
export const openMoveTicket = async (
  { access, tickets, archiveTickets }: Omit<MoveAccess, 'keyedHash'>,
  { ticket, boundTo, ...asked }: Ticket,
): Promise<(Move & Readonly<{ text: string }>) | null> => {
  const signers = { link: tickets, archive: archiveTickets };
  const ids = signers[boundTo].open(ticket, { now: asked.now, boundTo });
  if (!ids) return null;
  const [ownerId = '', sessionId = '', moveId = '', text = ''] = ids;
  if ((await access.findSession(sessionId, asked.now)) === null) return null;
  return (await isOpen(access, { ownerId, moveId }, asked)) ? { ownerId, sessionId, moveId, text } : null;
};

/** The same of where the archive is, which was told for the right code. */
export const openMovedTicket = async (services: MoveAccess, asked: Omit<Ticket, 'boundTo'>) => {
  const move = await openMoveTicket(services, { ...asked, boundTo: 'archive' });
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
