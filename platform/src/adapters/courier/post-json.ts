import { createEndpointFetch } from '#adapters/endpoint/endpoint-fetch.ts';
import { CourierFault } from '#ports/courier.ts';

const { fetch } = createEndpointFetch();

/** `service` names the receiver in a fault's message. `timeoutMs`: for the whole answer. */
export type JsonPost = Readonly<{
  service: string;
  url: string;
  token: string | null;
  body: object;
  timeoutMs: number;
}>;

/** Posts JSON. Throws `CourierFault`, without the words of the answer, which may quote ours. */
export const postJson = async ({ service, url, token, body, timeoutMs }: JsonPost): Promise<void> => {
  const status = await statusOf({ url, token, body, timeoutMs });
  if (status === null) throw new CourierFault('unavailable', `${service} did not answer`);
  if (status >= 200 && status < 300) return;
  throw new CourierFault(
    isForGood(status) ? 'refused' : 'unavailable',
    `${service} did not take the message (${status})`,
  );
};

const statusOf = async ({ url, token, body, timeoutMs }: Omit<JsonPost, 'service'>): Promise<number | null> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
};

/** A wrong number stays wrong; a wrong key or a rate limit can be resolved before the next attempt. */
const isForGood = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 404, 408, 425, 429].includes(status);
