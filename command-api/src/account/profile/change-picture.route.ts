import { createHash } from 'node:crypto';
import { maxPictureBytes } from '@ecrin/contracts/client/picture.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { changePicture } from '@ecrin/domain/client/profile/change-picture.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { collectBody, asStream } from '#http/request/collect-body.ts';
import { deleteOtherPictures } from './delete-other-pictures.ts';
import { pictureBlobName } from './picture-blob.ts';
import type { PictureServices } from './picture-services.ts';

/** The picture is sealed first, then named by the event, then earlier ones go: cut off anywhere, the one in place is whole. */
export const changePictureRoute = ({ pictures, blobs, execute }: PictureServices) =>
  customRoute({
    method: 'put',
    path: '/picture',
    access: 'client',
    summary: 'Changes the client’s picture; it is made anew from what is sent',
    bytes: 'sent',
    media: 'image/*',
    params: z.object({}),
    handle: async ({ raw }, { clientId, command, now }) => {
      const sent = await collectBody(raw, maxPictureBytes);
      if (sent === 'too-large') return { refused: 'picture.too-large' };
      const portrait = await pictures.portrait(sent);
      if (!portrait) return { refused: 'picture.unreadable' };

      const version = createHash('sha256').update(portrait).digest('hex');
      await blobs.put(clientId, pictureBlobName(version), asStream(portrait));
      const outcome = await execute({
        aggregate: client,
        id: clientId,
        decide: changePicture,
        input: { clientId, version, now },
        context: command,
      });
      if ('refused' in outcome) return { refused: 'client.not-found' };
      await deleteOtherPictures(blobs, clientId, version);
      return { empty: true };
    },
  });
