import { orbParams, orbPictureParams } from '@ecrin/contracts/orb/orb.ts';
import { changeOrbPicture } from '@ecrin/domain/orb/commands/change-orb-picture.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { answerPicture, deleteOtherPictures, sealPicture, type PictureServices } from '#pictures/sealed-pictures.ts';
import { readyOrbPicturePlace } from './ready-orb-picture.routes.ts';

type Services = PictureServices & Pick<ApiServices, 'events'>;
type OfOrb = Readonly<{ params: Readonly<{ orbId: string }> }>;

/** The blob of an own picture, sealed for its owner. */
export const orbPictureBlobName = (orbId: string, version: string): string => `orb-picture/${orbId}/${version}`;
const placeOf = (clientId: string, orbId: string) => ({ ownerId: clientId, prefix: orbPictureBlobName(orbId, '') });
const onOrb = {
  path: '/orbs/:orbId/picture',
  access: 'client',
  params: orbParams,
  aggregate: orb,
  id: ({ params }: OfOrb) => params.orbId,
  absent: 'orb.not-found',
} as const;

/** Sealed first, then named by the event, as a client's own picture. */
const changeOrbPictureRoute = (services: Services) =>
  commandRoute({
    ...onOrb,
    method: 'put',
    summary: 'Gives an own orb a picture instead of its sphere; the server decodes and encodes it again',
    bytes: 'sent',
    media: 'image/*',
    prepare: async ({ params: { orbId }, raw }, { clientId }) => {
      const { state } = await loadAggregate(services.events, orb, { id: orbId });
      // Nothing is stored for an orb that is not theirs.
      return state.status === 'active' && state.ownerId === clientId
        ? sealPicture(services, placeOf(clientId, orbId), raw)
        : { refused: 'orb.not-found' as const };
    },
    input: ({ params, found }, { now }) => ({ ...params, ...found, now }),
    decide: changeOrbPicture,
    after: async (outcome, { params: { orbId }, found: { version } }, { clientId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(services.blobs, placeOf(clientId, orbId), version);
    },
  });

const removeOrbPictureRoute = ({ blobs }: Services) =>
  commandRoute({
    ...onOrb,
    method: 'delete',
    summary: 'Shows the sphere of an own orb again',
    body: noBody,
    input: ({ params }, { now }) => ({ ...params, version: null, now }),
    decide: changeOrbPicture,
    after: async (outcome, { params: { orbId } }, { clientId }) => {
      if ('receipt' in outcome) await deleteOtherPictures(blobs, placeOf(clientId, orbId), null);
    },
  });

const showOrbPictureRoute = ({ blobs }: Services) =>
  customRoute({
    method: 'get',
    path: '/orbs/:orbId/picture/:version',
    access: 'client',
    summary: 'The picture of an own orb, or of one that is offered to every client',
    bytes: 'answered',
    media: 'image/*',
    params: orbPictureParams,
    handle: async ({ params: { orbId, version } }, { clientId }) => {
      const own = await answerPicture(blobs, placeOf(clientId, orbId), version);
      return 'refused' in own ? answerPicture(blobs, readyOrbPicturePlace(orbId), version) : own;
    },
  });

export const createOrbPictureRoutes = (services: Services) =>
  [changeOrbPictureRoute(services), removeOrbPictureRoute(services), showOrbPictureRoute(services)] as const;
