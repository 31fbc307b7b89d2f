import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { removePicture } from '@ecrin/domain/client/profile/remove-picture.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { deleteOtherPictures } from './delete-other-pictures.ts';
import type { PictureServices } from './picture-services.ts';

export const removePictureRoute = ({ blobs, execute }: PictureServices) =>
  customRoute({
    method: 'delete',
    path: '/picture',
    access: 'client',
    summary: 'Takes the client’s picture away',
    params: z.object({}),
    handle: async (_request, { clientId, command, now }) => {
      const outcome = await execute({
        aggregate: client,
        id: clientId,
        decide: removePicture,
        input: { clientId, now },
        context: command,
      });
      if ('refused' in outcome) return { refused: 'client.not-found' };
      await deleteOtherPictures(blobs, clientId, null);
      return { empty: true };
    },
  });
