import { pictureParams } from '@ecrin/contracts/client/picture.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { pictureBlobName } from './picture-blob.ts';
import type { PictureServices } from './picture-services.ts';

export const showPictureRoute = ({ blobs }: Pick<PictureServices, 'blobs'>) =>
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
