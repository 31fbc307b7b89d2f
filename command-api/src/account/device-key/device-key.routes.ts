import { randomBytes } from 'node:crypto';
import {
  deviceKeyAnswer,
  openDeviceKeyRequest,
  sealDeviceKeyRequest,
  sealedDeviceKeyAnswer,
} from '@ecrin/contracts/client/device-key.ts';
import { nonceBytes, seal, unseal } from '@ecrin/platform/crypto/seal.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { requireFreshSession } from '../session/require-fresh-session.ts';

/** `key`: of this server, for these only. */
type DeviceKeyServices = Pick<ApiServices, 'access'> & Readonly<{ key: Uint8Array }>;

const noStore = { 'Cache-Control': 'no-store' };

/** Seals the key of a device's lock for its account, and stores nothing. */
const sealDeviceKeyRoute = ({ key }: Pick<DeviceKeyServices, 'key'>) =>
  customRoute({
    method: 'post',
    path: '/device-key/seal',
    access: 'client',
    summary: 'Seals the key of a device’s lock, so that signing in again can open it',
    readsOnly: true,
    params: z.object({}),
    body: sealDeviceKeyRequest,
    answer: sealedDeviceKeyAnswer,
    handle: async ({ body }, { clientId }) => {
      const nonce = randomBytes(nonceBytes);
      const sealed = seal(Buffer.from(body.key, 'base64'), { key, nonce, context: Buffer.from(clientId) });
      return { json: { sealed: Buffer.concat([nonce, sealed]).toString('base64') }, headers: noStore };
    },
  });

/** Opens it for whoever has just signed in to the account it was sealed for: a session that was open all along proves nothing. */
const openDeviceKeyRoute = ({ access, key }: DeviceKeyServices) =>
  customRoute({
    method: 'post',
    path: '/device-key/open',
    access: 'client',
    summary: 'Opens the key of a device’s lock, in a session that has just begun',
    readsOnly: true,
    params: z.object({}),
    body: openDeviceKeyRequest,
    answer: deviceKeyAnswer,
    handle: async ({ body }, context) => {
      const stale = await requireFreshSession({ access }, context);
      if (stale) return stale;
      const sealed = Buffer.from(body.sealed, 'base64');
      const [nonce, text] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes)];
      const opened =
        nonce.length === nonceBytes ? unseal(text, { key, nonce, context: Buffer.from(context.clientId) }) : null;
      if (opened === null) return { refused: 'client.device-key-foreign' };
      return { json: { key: opened.toString('base64') }, headers: noStore };
    },
  });

/** The key of a device's lock, for when its code is forgotten. */
export const deviceKeyRoutes = (services: DeviceKeyServices) => [
  sealDeviceKeyRoute(services),
  openDeviceKeyRoute(services),
];
