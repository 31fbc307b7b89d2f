import { APIConnectionTimeoutError, APIError } from 'openai';
import { AnswerTooLarge } from '#adapters/endpoint/endpoint-fetch.ts';
import { NotAccepted } from '#consent/consent-wall.ts';
import { ProviderFault } from './provider-fault.ts';
import { retryAfterOf } from './retry-after.ts';

/** `now` in ms, for a `Retry-After` that names a date. */
export const providerFaultOf = (error: unknown, now: number): ProviderFault => {
  if (error instanceof ProviderFault) return error;
  if (error instanceof NotAccepted) return new ProviderFault('not-accepted', 'the client did not accept this host');
  if (isCausedBy(error, (cause) => cause instanceof AnswerTooLarge))
    return new ProviderFault('unusable-answer', 'the answer was too large to read');
  if (isCausedBy(error, isTimeout))
    return new ProviderFault('no-answer-in-time', 'the provider did not answer in time', 0);
  if (error instanceof SyntaxError) return new ProviderFault('unusable-answer', 'the answer was not whole JSON', 0);
  if (error instanceof APIError && typeof error.status === 'number') return faultOfStatus(error, error.status, now);
  return new ProviderFault('unavailable', 'the provider could not be reached', 0);
};

const faultOfStatus = (error: APIError, status: number, now: number): ProviderFault => {
  if (isQuota(error)) return new ProviderFault('quota-exhausted', `the provider’s quota is used up (${status})`);
  if (status === 413) return new ProviderFault('too-large', 'the request is too large for the provider (413)');
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    return new ProviderFault(
      'unavailable',
      `the provider is busy or down (${status})`,
      retryAfterOf(error.headers, now),
    );
  }
  return new ProviderFault('refused', `the provider refused the request (${status})`);
};

/** Billing, not load: retrying does not help. */
const isQuota = ({ status, code, type }: APIError): boolean =>
  status === 402 || [code, type].some((word) => word === 'insufficient_quota' || word === 'billing_hard_limit_reached');

const isTimeout = (error: unknown): boolean =>
  error instanceof APIConnectionTimeoutError ||
  (error instanceof Error && (error.name === 'TimeoutError' || codeOf(error).startsWith('UND_ERR_HEADERS_TIMEOUT')));
const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

const isCausedBy = (error: unknown, is: (cause: unknown) => boolean): boolean =>
  is(error) || (error instanceof Error && error.cause !== undefined && isCausedBy(error.cause, is));
