import { pictureParams } from '@ecrin/contracts/client/picture.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { changePicture } from '@ecrin/domain/client/profile/change-picture.ts';
import { removePicture } from '@ecrin/domain/client/profile/remove-picture.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { answerPicture, deleteOtherPictures, sealPicture, type PictureServices } from '#pictures/sealed-pictures.ts';

const pictureBlobPrefix = 'picture/';
/** The blob name of a client’s picture. */
export const pictureBlobName = (version: string): string => `${pictureBlobPrefix}${version}`;
const placeOf = (clientId: string) => ({ ownerId: clientId, prefix: pictureBlobPrefix });

const onPicture = {
  path: '/picture',
  access: 'client',
  params: z.object({}),
  answer: null,
  aggregate: client,
  id: (_request: unknown, { clientId }: Readonly<{ clientId: string }>) => clientId,
  absent: 'client.not-found',
} as const;

/** The picture is sealed first, then named by the event, then earlier ones are deleted: after any interruption the current one is complete. */
const changePictureRoute = (services: PictureServices) =>
  commandRoute({
    ...onPicture,
    method: 'put',
    summary: 'Changes the client’s picture; the server decodes and encodes it again',
    bytes: 'sent',
    media: 'image/*',
    prepare: ({ raw }, { clientId }) => sealPicture(services, placeOf(clientId), raw),
    input: ({ found: { version } }, { clientId, now }) => ({ clientId, version, now }),
    decide: changePicture,
    after: async (outcome, { found: { version } }, { clientId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(services.blobs, placeOf(clientId), version);
    },
  });

const removePictureRoute = ({ blobs }: Pick<PictureServices, 'blobs'>) =>
  commandRoute({
    ...onPicture,
    method: 'delete',
    summary: 'Removes the client’s picture',
    input: (_request, { clientId, now }) => ({ clientId, now }),
    decide: removePicture,
    after: async (outcome, _request, { clientId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(blobs, placeOf(clientId), null);
    },
  });

const showPictureRoute = ({ blobs }: Pick<PictureServices, 'blobs'>) =>
  customRoute({
    method: 'get',
    path: '/picture/:version',
    access: 'client',
    summary: 'The client’s picture',
    bytes: 'answered',
    media: 'image/*',
    params: pictureParams,
    handle: ({ params: { version } }, { clientId }) => answerPicture(blobs, placeOf(clientId), version),
  });

export const createPictureRoutes = (services: PictureServices) =>
  [changePictureRoute(services), removePictureRoute(services), showPictureRoute(services)] as const;
