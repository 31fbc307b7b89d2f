import { timingSafeEqual } from 'node:crypto';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ApiServices } from '#http/api-services.ts';

/** How long the link of a mail ends its session: a mail may be read the day after. */
const validMs = 3 * 24 * 3_600_000;

type Hashing = Pick<ApiServices, 'keyedHash'>;

const proofOf = ({ keyedHash }: Hashing, sessionId: string, expires: string): string =>
  keyedHash('link', `not-me ${sessionId}\n${expires}`);

/**
 * Names one session and can do nothing but end it, once, since no session begins again. Nothing is stored for it: the same link pressed twice finds the
 * session ended, and says so.
 */
export const notMeToken = (services: Hashing, sessionId: string, signedInAt: string): string => {
  const expires = String(Date.parse(addMs(signedInAt, validMs)));
  return [sessionId, expires, proofOf(services, sessionId, expires)].join('.');
};

/** The session it names; null: made by somebody else, or too old. */
export const readNotMeToken = (services: Hashing, token: string, now: string): string | null => {
  const [sessionId = '', expires = '', given = ''] = token.split('.');
  const proof = Buffer.from(proofOf(services, sessionId, expires));
  const same = proof.length === Buffer.byteLength(given) && timingSafeEqual(proof, Buffer.from(given));
  return same && Date.parse(now) < Number(expires) ? sessionId : null;
};
