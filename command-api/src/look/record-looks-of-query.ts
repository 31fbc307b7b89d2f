import { openLook, type AnyQueryRoute } from '@ecrin/platform/routing/route.ts';
import { recordLookAtReport } from './record-look-at-report.ts';
import { recordLook, type LookContext, type LookServices } from './record-look.ts';

type Seen = Readonly<{ params: unknown; query: unknown; json: Uint8Array | null }>;

const decoder = new TextDecoder();

/** To be awaited before an answer is sent. null: nobody's data is seen by this query. */
export const recordLooksOfQuery = (
  route: AnyQueryRoute,
  services: LookServices,
): ((seen: Seen, context: LookContext) => Promise<void>) | null => {
  const look = openLook(route);
  if (!look) return null;
  return async ({ json, ...asked }, context) => {
    const answer: unknown = json && JSON.parse(decoder.decode(json));
    const { target } = look;
    for (const id of look.at(asked, answer))
      if (target === 'report') await recordLookAtReport(services, id, context);
      else await recordLook(services, { clientId: id, target }, context);
  };
};
