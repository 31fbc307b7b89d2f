import { findHelpAnswer, findHelpRequest, helpNumbersAnswer } from '@ecrin/contracts/help/help.ts';
import type { FindHelpNeed } from '@ecrin/platform/ports/find-help-need.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import { z } from 'zod';

type Services = Readonly<{ settings: Pick<CurrentSettings, 'current'>; findHelpNeed: FindHelpNeed }>;

/** What words call for is known to who reads them alone: it is computed when they are shown, and kept nowhere. */
const unkept = { 'Cache-Control': 'no-store' } as const;

const findHelpRoute = ({ findHelpNeed }: Services) =>
  customRoute({
    method: 'post',
    path: '/help',
    access: 'client',
    summary: 'Whether words call for human help, clearly or possibly; nothing is stored or counted',
    params: z.object({}),
    body: findHelpRequest,
    readsOnly: true,
    answer: findHelpAnswer,
    handle: async ({ body: { text }, signal }, { clientId }) => ({
      json: findHelpAnswer.parse({ need: await findHelpNeed({ text, ownerId: clientId, signal: signal() }) }),
      headers: unkept,
    }),
  });

const listHelpNumbersRoute = ({ settings }: Services) =>
  customRoute({
    method: 'get',
    path: '/help/numbers',
    access: 'client',
    summary: 'The numbers of help that administrators changed; the others are known to the apps',
    params: z.object({}),
    answer: helpNumbersAnswer,
    handle: async () => ({ json: helpNumbersAnswer.parse({ changes: (await settings.current()).helpNumbers }) }),
  });

export const helpRoutes = (services: Services) => [findHelpRoute(services), listHelpNumbersRoute(services)] as const;
