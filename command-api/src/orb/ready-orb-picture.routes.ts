import { orbParams, orbPictureParams } from '@ecrin/contracts/orb/orb.ts';
import { readyOrbPictureRequest } from '@ecrin/contracts/orb/ready-orb.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { changeReadyOrbPicture } from '@ecrin/domain/orb/commands/ready-orb.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { FetchPicture, PictureFault } from '@ecrin/platform/ports/pictures.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { answerPicture, deleteOtherPictures, sealBytes, type PictureServices } from '#pictures/sealed-pictures.ts';

type Services = PictureServices & Pick<ApiServices, 'events'> & Readonly<{ fetchPicture: FetchPicture }>;
type OfOrb = Readonly<{ params: Readonly<{ orbId: string }> }>;

/** Sealed with a key of the orb’s own, as an organisation’s name: it is of no client. */
export const readyOrbPicturePlace = (orbId: string) => ({ ownerId: orbId, prefix: `orb-picture/${orbId}/` });

const onPicture = {
  path: '/orbs/:orbId/picture',
  access: 'admin',
  answer: receipt,
  params: orbParams,
  aggregate: orb,
  id: ({ params }: OfOrb) => params.orbId,
  metadata: () => ({ ownerId: '' }),
  absent: 'orb.not-found',
} as const;

const refusals = {
  unsafe: 'orb.picture-address',
  unreachable: 'orb.picture-unreachable',
  'too-large': 'picture.too-large',
} as const satisfies Readonly<Record<PictureFault, string>>;

/** Fetched once, so that no visitor’s browser is sent elsewhere; sealed first, then named by the event. */
const changePictureRoute = (services: Services) =>
  commandRoute({
    ...onPicture,
    method: 'put',
    summary: 'Gives an orb for every client the picture at an address; the server fetches it once and encodes it again',
    body: readyOrbPictureRequest,
    prepare: async ({ params: { orbId }, body: { url } }) => {
      const { state } = await loadAggregate(services.events, orb, { id: orbId });
      // Nothing is fetched for an orb that is a client's, or not there.
      if ((state.status !== 'active' && state.status !== 'unpublished') || state.ownerId !== null)
        return { refused: 'orb.not-found' as const };
      const fetched = await services.fetchPicture(url);
      return typeof fetched === 'string'
        ? { refused: refusals[fetched] }
        : sealBytes(services, readyOrbPicturePlace(orbId), fetched);
    },
    input: ({ params, body: { url }, found: { version } }, { adminId, now }) => ({
      ...params,
      by: adminId,
      picture: { version, url },
      now,
    }),
    decide: changeReadyOrbPicture,
    after: async (outcome, { params: { orbId }, found: { version } }) => {
      if ('receipt' in outcome) await deleteOtherPictures(services.blobs, readyOrbPicturePlace(orbId), version);
    },
  });

const removePictureRoute = ({ blobs }: Services) =>
  commandRoute({
    ...onPicture,
    method: 'delete',
    summary: 'Shows the sphere of an orb for every client again',
    body: noBody,
    input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, picture: null, now }),
    decide: changeReadyOrbPicture,
    after: async (outcome, { params: { orbId } }) => {
      if ('receipt' in outcome) await deleteOtherPictures(blobs, readyOrbPicturePlace(orbId), null);
    },
  });

const showPictureRoute = ({ blobs }: Services) =>
  customRoute({
    method: 'get',
    path: '/orbs/:orbId/picture/:version',
    access: 'admin',
    summary: 'The picture of an orb for every client',
    bytes: 'answered',
    media: 'image/*',
    params: orbPictureParams,
    handle: ({ params: { orbId, version } }) => answerPicture(blobs, readyOrbPicturePlace(orbId), version),
  });

/** For administrators. */
export const createReadyOrbPictureRoutes = (services: Services) =>
  [changePictureRoute(services), removePictureRoute(services), showPictureRoute(services)] as const;
