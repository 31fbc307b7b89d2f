import { createHash } from 'node:crypto';
import { maxPictureBytes, pictureParams } from '@ecrin/contracts/client/picture.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { changePicture } from '@ecrin/domain/client/profile/change-picture.ts';
import { removePicture } from '@ecrin/domain/client/profile/remove-picture.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { asStream, collectBody } from '#http/request/collect-body.ts';

type Services = Readonly<{ pictures: Pictures; blobs: SealedBlobs }>;

/** The blob name of a client’s picture. */
const pictureBlobPrefix = 'picture/';
export const pictureBlobName = (version: string): string => `${pictureBlobPrefix}${version}`;

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
const changePictureRoute = ({ pictures, blobs }: Services) =>
  commandRoute({
    ...onPicture,
    method: 'put',
    summary: 'Changes the client’s picture; the server decodes and encodes it again',
    bytes: 'sent',
    media: 'image/*',
    prepare: async ({ raw }, { clientId }) => {
      const sent = await collectBody(raw, maxPictureBytes);
      if (sent === 'too-large') return { refused: 'picture.too-large' as const };
      const portrait = await pictures.portrait(sent);
      if (!portrait) return { refused: 'picture.unreadable' as const };
      const version = createHash('sha256').update(portrait).digest('hex');
      await blobs.put(clientId, pictureBlobName(version), asStream(portrait));
      return { version };
    },
    input: ({ found: { version } }, { clientId, now }) => ({ clientId, version, now }),
    decide: changePicture,
    after: async (outcome, { found: { version } }, { clientId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(blobs, clientId, version);
    },
  });

const removePictureRoute = ({ blobs }: Pick<Services, 'blobs'>) =>
  commandRoute({
    ...onPicture,
    method: 'delete',
    summary: 'Removes the client’s picture',
    input: (_request, { clientId, now }) => ({ clientId, now }),
    decide: removePicture,
    after: async (outcome, _request, { clientId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(blobs, clientId, null);
    },
  });

/** Also deletes what an interrupted change left behind. `version` null: none remains. */
const deleteOtherPictures = async (blobs: SealedBlobs, clientId: string, version: string | null): Promise<void> => {
  const current = version && pictureBlobName(version);
  for await (const { name } of blobs.list(clientId, pictureBlobPrefix))
    if (name !== current) await blobs.delete(clientId, name);
};

const showPictureRoute = ({ blobs }: Pick<Services, 'blobs'>) =>
  customRoute({
    method: 'get',
    path: '/picture/:version',
    access: 'client',
    summary: 'The client’s picture',
    bytes: 'answered',
    media: 'image/*',
    params: pictureParams,
    handle: async ({ params: { version } }, { clientId }) => {
      const stream = await blobs.read(clientId, pictureBlobName(version));
      if (!stream) return { refused: 'picture.not-found' };
      return {
        stream,
        status: 200,
        headers: {
          'Content-Type': 'image/webp',
          'Cache-Control': 'private, no-store',
          'Content-Disposition': 'inline',
        },
      };
    },
  });

export const createPictureRoutes = (services: Services) =>
  [changePictureRoute(services), removePictureRoute(services), showPictureRoute(services)] as const;
