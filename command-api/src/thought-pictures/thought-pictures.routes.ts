import { chunkHashHeader } from '@ecrin/contracts/recording/recording.ts';
import {
  describePictureRequest,
  maxPictureBytesPerDay,
  orderPicturesRequest,
  pictureChunkAnswer,
  pictureChunkParams,
  pictureUploadAnswer,
  thoughtPictureParams,
  uploadParams,
  type PictureUploadAnswer,
} from '@ecrin/contracts/thought/thought-pictures.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import {
  describePicture,
  orderPictures,
  removePicture,
  restorePicture,
} from '@ecrin/domain/thought/pictures/change-pictures.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { pathCommands } from '#http/routing/path-commands.ts';
import { createPendingSeals } from '#upload/pending-seals.ts';
import { receiveChunk, type ChunkServices } from '#upload/receive-chunk.ts';
import { deleteChunks, readChunks } from '#upload/stored-chunks.ts';
import { createUploadQuota } from '#upload/upload-quota.ts';
import { createDailyPictures } from './daily-pictures.ts';
import { sealPictureRoute } from './seal-picture.route.ts';
import { showThoughtPictureRoute } from './show-picture.route.ts';
import type { StorePictureServices } from './store-picture.ts';

/** `blobStore` holds only the records of pending seals. `clientBytes`: limit of what a client stores. */
export type ThoughtPictureServices = Omit<StorePictureServices, 'pendingSeals'> &
  Pick<ApiServices, 'clock'> &
  Readonly<{ blobStore: BlobStore; clientBytes: () => Promise<number> }>;

const onThought = {
  aggregate: thought,
  id: ({ params }: Readonly<{ params: Readonly<{ thoughtId: string }> }>) => params.thoughtId,
  absent: 'thought.not-found',
} as const;
const pictureCommand = pathCommands({ ...onThought, params: thoughtPictureParams });

const uploadPictureRoute = (services: ChunkServices) =>
  customRoute({
    method: 'put',
    path: '/pictures/:pictureId/chunks/:seq',
    access: 'client',
    summary: 'Stores one chunk of a picture',
    headers: { [chunkHashHeader]: 'SHA-256 of the body in hexadecimal; required' },
    bytes: 'sent',
    params: pictureChunkParams,
    answer: pictureChunkAnswer,
    handle: async ({ params: { pictureId, seq }, ...sent }, { clientId }) => {
      const stored = await receiveChunk(services, { ownerId: clientId, uploadId: pictureId, seq }, sent);
      return 'refused' in stored ? stored : { json: { pictureId, seq, ...stored } };
    },
  });

const resumeRoutes = ({ blobs }: Pick<ChunkServices, 'blobs'>) =>
  [
    customRoute({
      method: 'get',
      path: '/pictures/:pictureId',
      access: 'client',
      summary: 'Lists the stored chunks of a picture',
      params: uploadParams,
      answer: pictureUploadAnswer,
      handle: async ({ params: { pictureId }, signal }, { clientId: ownerId }) => {
        const chunks: PictureUploadAnswer['chunks'] = await Array.fromAsync(
          readChunks(blobs, { ownerId, uploadId: pictureId }, signal()),
        );
        return { json: { pictureId, chunks } };
      },
    }),
    customRoute({
      method: 'delete',
      path: '/pictures/:pictureId',
      access: 'client',
      summary: 'Deletes the chunks of a picture that was not sealed',
      params: uploadParams,
      handle: async ({ params: { pictureId } }, { clientId }) => {
        await deleteChunks(blobs, clientId, pictureId);
        return { empty: true };
      },
    }),
  ] as const;

const describeRoute = commandRoute({
  ...onThought,
  method: 'put',
  path: '/thoughts/:thoughtId/pictures/:pictureId',
  access: 'client',
  summary: 'Says what a picture shows',
  params: thoughtPictureParams,
  body: describePictureRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: describePicture,
});

const orderRoute = commandRoute({
  ...onThought,
  method: 'put',
  path: '/thoughts/:thoughtId/pictures',
  access: 'client',
  summary: 'Puts the pictures of a thought into another order',
  params: thoughtParams,
  body: orderPicturesRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: orderPictures,
});

export const createThoughtPictureRoutes = (services: ThoughtPictureServices) => {
  const { blobs, blobStore, clientBytes, clock } = services;
  const quota = createUploadQuota(blobs, { kind: 'picture', clientBytes });
  const mayAdd = createDailyPictures({ blobs, clock }, maxPictureBytesPerDay);
  return [
    uploadPictureRoute({ blobs, quota, mayAdd }),
    ...resumeRoutes({ blobs }),
    sealPictureRoute({ ...services, pendingSeals: createPendingSeals(blobStore) }),
    showThoughtPictureRoute(services),
    describeRoute,
    orderRoute,
    pictureCommand(
      'delete /thoughts/:thoughtId/pictures/:pictureId',
      'Takes a picture out of a thought; restoring undoes it',
      removePicture,
    ),
    pictureCommand(
      'post /thoughts/:thoughtId/pictures/:pictureId/restore',
      'Undoes taking a picture out of a thought',
      restorePicture,
    ),
  ] as const;
};
