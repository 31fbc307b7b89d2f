import { changePictureRoute } from './change-picture.route.ts';
import type { PictureServices } from './picture-services.ts';
import { removePictureRoute } from './remove-picture.route.ts';
import { showPictureRoute } from './show-picture.route.ts';

export const createPictureRoutes = (services: PictureServices) =>
  [changePictureRoute(services), removePictureRoute(services), showPictureRoute(services)] as const;
