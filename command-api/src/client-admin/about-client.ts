import { actOnClientRequest, type ActOnClientRequest } from '@ecrin/contracts/client-admin/client-detail.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';

export const clientParams = z.object({ clientId: z.string().min(1).max(64) });
type OfClient = Readonly<{ params: Readonly<{ clientId: string }> }>;

/** The administrator stays the actor; events are sealed for the client they are about. */
export const aboutClient = ({ params: { clientId } }: OfClient) => ({ ownerId: clientId });

/** An act on the client's own stream. */
export const onClient = {
  method: 'post',
  params: clientParams,
  body: actOnClientRequest,
  answer: receipt,
  aggregate: client,
  id: ({ params: { clientId } }: OfClient) => clientId,
  metadata: aboutClient,
  absent: 'client.not-found',
} as const;

export const actOf = (
  { body: { reason } }: Readonly<{ body: ActOnClientRequest }>,
  { adminId, now }: Pick<CustomContext, 'adminId' | 'now'>,
) => ({ by: adminId, reason, now });
