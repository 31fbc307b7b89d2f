import { openLook, type AnyQueryRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { recordLook } from './record-look.ts';

type Services = Pick<ApiServices, 'adminPermissions' | 'events' | 'execute'>;
type Seen = Readonly<{ params: unknown; query: unknown; json: Uint8Array | null }>;
type LookContext = Pick<CustomContext, 'adminId' | 'command' | 'newId' | 'now'>;

const decoder = new TextDecoder();

/** To be awaited before an answer is sent. null: nobody's data is seen by this query. */
export const recordLooksOfQuery = (
  route: AnyQueryRoute,
  services: Services,
): ((seen: Seen, context: LookContext) => Promise<void>) | null => {
  const look = openLook(route);
  if (!look) return null;
  return async ({ json, ...asked }, context) => {
    const answer: unknown = json && JSON.parse(decoder.decode(json));
    for (const clientId of look.at(asked, answer))
      await recordLook(services, { clientId, target: look.target }, context);
  };
};
