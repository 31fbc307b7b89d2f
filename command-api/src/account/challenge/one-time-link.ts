import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ApiServices } from '#http/api-services.ts';

type Challenging = Pick<ApiServices, 'access' | 'keyedHash' | 'secrets'>;

/** A token is not valid for another purpose. */
const hashOf = ({ keyedHash }: Pick<Challenging, 'keyedHash'>, purpose: string, token: string): string =>
  keyedHash('link', `${purpose}\n${token}`);

type Issuing = Readonly<{ purpose: string; recipient: string; payload: string; now: string; ms: number }>;

/** Creates a token for a link, valid once and for `ms`; the earlier one for `whom` is void. `payload`: returned when the link is used. */
export const issueLink = async (services: Challenging, issuing: Issuing): Promise<string> => {
  const token = services.secrets.token();
  await restoreLink(services, { ...issuing, token });
  return token;
};

/** Makes a token valid once, again or for the first time: for a caller that redeemed it and then refused the request. */
export const restoreLink = (
  services: Omit<Challenging, 'secrets'>,
  { purpose, recipient, payload, now, ms, token }: Issuing & Readonly<{ token: string }>,
): Promise<void> =>
  services.access.issueChallenge({
    key: `${purpose}:${recipient}`,
    secretHash: hashOf(services, purpose, token),
    payload,
    issuedAt: now,
    expiresAt: addMs(now, ms),
    triesLeft: 1,
  });

/** The payload of the link with this token, which is consumed; null: there is none, or no longer. */
export const redeemLink = async (
  services: Challenging,
  { purpose, token, now }: Readonly<{ purpose: string; token: string; now: string }>,
): Promise<string | null> => {
  const answer = await services.access.answerLink({ secretHash: hashOf(services, purpose, token), now });
  return answer.outcome === 'right' ? answer.payload : null;
};
