import { sealPictureAnswer, sealPictureRequest, uploadParams } from '@ecrin/contracts/thought/thought-pictures.ts';
import { addPicture } from '@ecrin/domain/thought/pictures/add-picture.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { finishSeal } from '#upload/finish-seal.ts';
import { storePicture, type StorePictureServices } from './store-picture.ts';

/** Of a picture that is not looked at yet. */
const unseen = { format: 'image/jpeg', width: 0, height: 0, fileSize: 0, alt: '' } as const;

/** Adds a picture to a thought. The response contains the hash of what was sent: the device deletes its copy only when it matches. */
export const sealPictureRoute = (services: StorePictureServices) =>
  commandRoute({
    method: 'post',
    path: '/pictures/:pictureId/seal',
    access: 'client',
    summary: 'Adds a picture that was sent to a thought; the server makes two sizes of it',
    params: uploadParams,
    body: sealPictureRequest,
    answer: sealPictureAnswer,
    aggregate: thought,
    id: ({ body }) => body.thoughtId,
    prepare: async ({ params, body: { chunks, alt: _alt, ...sealed }, signal }, { clientId: ownerId, now }) => {
      const { state } = await loadAggregate(services.events, thought, { id: sealed.thoughtId });
      if (thought.ownerOf(state) !== ownerId) return { refused: 'thought.not-found' } as const;
      // Refused before it is decoded, if it will be.
      const decided = addPicture({ ...params, ...sealed, ...unseen, now }, state);
      if ('refused' in decided) return decided;
      const { thoughtId, sha256, keepsMetadata } = sealed;
      const pending = { ownerId, thoughtId, recordingId: params.pictureId, sha256, kind: 'picture' as const };
      const stored = await storePicture(services, { pending, chunks, keepsMetadata, signal: signal() });
      return 'refused' in stored ? stored : { stored, pending };
    },
    input: ({ params, body: { chunks: _chunks, ...sealed }, found: { stored } }, { now }) => ({
      ...params,
      ...sealed,
      format: stored.format,
      width: stored.width,
      height: stored.height,
      fileSize: stored.fileSize,
      now,
    }),
    decide: addPicture,
    after: async (outcome, { params, body: { thoughtId, sha256 }, found: { pending } }) => {
      await finishSeal(services, pending);
      return 'receipt' in outcome ? { json: { ...outcome.receipt, ...params, thoughtId, sha256 } } : undefined;
    },
    absent: 'thought.not-found',
  });
