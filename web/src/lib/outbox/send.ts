import { atLeastMetHeader } from '@ecrin/contracts/transport/headers.ts';
import { apiHost, authorisedFetch } from '../api/authorised-fetch.ts';
import { storedToken, storedUserId } from '../session/session.ts';
import type { Call, Reply, Send } from './outcome.ts';

const signedOut: Reply = { status: 401, body: null };
const unreachable: Reply = { status: 0, body: null };

const requestOf = ({ method, json, bytes, headers }: Call): RequestInit => ({
  method,
  credentials: 'include',
  headers: { ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
  ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  ...(bytes === undefined ? {} : { body: bytes }),
});

const replyOf = async (answer: Response): Promise<Reply> => {
  const body: unknown = await answer.json().catch(() => null);
  const code =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
      ? { code: body.code }
      : {};
  const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN);
  return {
    status: answer.status,
    body,
    ...code,
    ...(seconds > 0 ? { retryAfterMs: seconds * 1_000 } : {}),
    isBehind: answer.headers.get(atLeastMetHeader) === 'false',
  };
};

/** Sends for one person only: once somebody else is signed in, nothing more is sent. */
export const sendAs =
  (userId: string): Send =>
  async (call) => {
    if (storedToken() === null || storedUserId() !== userId) return signedOut;
    try {
      return await replyOf(await authorisedFetch(`${apiHost}/api${call.path}`, requestOf(call)));
    } catch {
      return unreachable;
    }
  };
