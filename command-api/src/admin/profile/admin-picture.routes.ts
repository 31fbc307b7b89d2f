import { adminPictureParams } from '@ecrin/contracts/admin/admin.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { changeAdminPicture } from '@ecrin/domain/admin/account/change-admin-picture.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { noBody } from '#http/routing/path-commands.ts';
import { answerPicture, deleteOtherPictures, sealPicture, type PictureServices } from '#pictures/sealed-pictures.ts';

const placeOf = (adminId: string) => ({ ownerId: adminId, prefix: 'picture/' });
const onOwnPicture = {
  path: '/picture',
  access: 'admin',
  params: z.object({}),
  answer: receipt,
  aggregate: admin,
  id: (_request: unknown, { adminId }: Readonly<{ adminId: string }>) => adminId,
  absent: 'admin.not-found',
} as const;

/** Sealed first, then named by the event, as a client’s. */
const changeAdminPictureRoute = (services: PictureServices) =>
  commandRoute({
    ...onOwnPicture,
    method: 'put',
    summary: 'Changes the administrator’s own picture; the server decodes and encodes it again',
    bytes: 'sent',
    media: 'image/*',
    prepare: ({ raw }, { adminId }) => sealPicture(services, placeOf(adminId), raw),
    input: ({ found: { version } }, { adminId, now }) => ({ adminId, version, now }),
    decide: changeAdminPicture,
    after: async (outcome, { found: { version } }, { adminId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(services.blobs, placeOf(adminId), version);
    },
  });

const removeAdminPictureRoute = ({ blobs }: Pick<PictureServices, 'blobs'>) =>
  commandRoute({
    ...onOwnPicture,
    method: 'delete',
    summary: 'Removes the administrator’s own picture',
    body: noBody,
    input: (_request, { adminId, now }) => ({ adminId, version: null, now }),
    decide: changeAdminPicture,
    after: async (outcome, _request, { adminId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(blobs, placeOf(adminId), null);
    },
  });

/** For every administrator: colleagues are shown to each other. */
const showAdminPictureRoute = ({ blobs }: Pick<PictureServices, 'blobs'>) =>
  customRoute({
    method: 'get',
    path: '/admins/:adminId/picture/:version',
    access: 'admin',
    summary: 'The picture of an administrator',
    bytes: 'answered',
    media: 'image/*',
    params: adminPictureParams,
    handle: ({ params: { adminId, version } }) => answerPicture(blobs, placeOf(adminId), version),
  });

export const createAdminPictureRoutes = (services: PictureServices) =>
  [changeAdminPictureRoute(services), removeAdminPictureRoute(services), showAdminPictureRoute(services)] as const;
