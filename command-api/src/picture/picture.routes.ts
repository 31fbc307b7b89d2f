import type { ExecuteCommand } from '@ecrin/platform/execute-command.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { SealedBlobs } from '@ecrin/platform/sealed-blobs.ts';
import { changePictureRoute } from './change-picture.route.ts';
import { removePictureRoute } from './remove-picture.route.ts';
import { showPictureRoute } from './show-picture.route.ts';

export type PictureServices = Readonly<{ pictures: Pictures; blobs: SealedBlobs; execute: ExecuteCommand }>;

export const createPictureRoutes = (services: PictureServices) =>
  [changePictureRoute(services), removePictureRoute(services), showPictureRoute(services)] as const;
