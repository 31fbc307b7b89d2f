import { pictureSizeParams, type PictureSize } from '@ecrin/contracts/thought/thought-pictures.ts';
import type { PictureFormat } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { pictureExtensions } from '@ecrin/platform/pictures/picture-format.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { answerFile } from '#recording/play-audio.ts';
import { findPicture, nameOfSize } from './picture-files.ts';

type Services = Readonly<{ blobs: SealedBlobs; events: Pick<Events, 'readStream'> }>;

/** Only the original is saved as a file: nothing but the two sizes that were made here is ever shown in place. */
const dispositionOf = (pictureId: string, format: PictureFormat, size: PictureSize): string =>
  size === 'original' ? `attachment; filename="${pictureId}.${pictureExtensions[format]}"` : 'inline';

export const showThoughtPictureRoute = ({ blobs, events }: Services) =>
  customRoute({
    method: 'get',
    path: '/thoughts/:thoughtId/pictures/:pictureId/:size',
    access: 'client',
    summary: 'Shows a picture of a thought in one of its sizes, whole or by ranges',
    headers: { Range: 'One byte range' },
    bytes: 'answered',
    media: 'image/*',
    params: pictureSizeParams,
    handle: async ({ params: { size, ...of }, header }, { clientId: ownerId }) => {
      // In the history of the thought it can still be seen.
      const picture = await findPicture(events, { ...of, ownerId }, { withRemoved: true });
      if (!picture) return { refused: 'thought-picture.not-found' };
      if (!picture.file) return { refused: 'thought-picture.not-here-yet' };
      const { format } = picture.file;
      const name = nameOfSize(of, picture.file, size);
      const bytes = (await blobs.stat(ownerId, name))?.bytes ?? 0;
      const file = { name, bytes, format: size === 'original' ? format : 'image/webp' };
      const headers = { 'Content-Disposition': dispositionOf(of.pictureId, format, size) };
      const answer = await answerFile(blobs, { clientId: ownerId, file, range: header('Range'), headers });
      return answer ?? { refused: 'thought-picture.not-found' };
    },
  });
