import { deviceKeyAnswer, sealedDeviceKeyAnswer } from '@ecrin/contracts/client/device-key.ts';
import { apiHost, authorisedFetch } from '../api/authorised-fetch.ts';
import { base64Of, bytesOfBase64 } from './base64.ts';

const post = async (path: string, body: unknown): Promise<unknown> => {
  const answer = await authorisedFetch(`${apiHost}/api/client${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
};

/** The data key as only the server opens it, for whoever signs in to this account again. Rejects when the server cannot be asked. */
export const sealByServer = async (key: Uint8Array<ArrayBuffer>): Promise<string> =>
  sealedDeviceKeyAnswer.parse(await post('/device-key/seal', { key: base64Of(key) })).sealed;

/** Right after signing in only. Rejects otherwise. */
export const openByServer = async (sealed: string): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOfBase64(deviceKeyAnswer.parse(await post('/device-key/open', { sealed })).key);
