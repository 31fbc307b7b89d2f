import { firstAdminRequest } from '@ecrin/contracts/admin/admin.ts';
import { sessionToken } from '@ecrin/contracts/client/client.ts';
import { customRoute, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { passwordRefusal } from '#account/password/password-refusal.ts';
import { deviceOf } from '#account/session/open-session.ts';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { startAdminSession } from '../session/start-admin-session.ts';
import { countAdminAttemptFromAddress } from '../sign-in/admin-attempt-limits.ts';
import { makeFirstAdmin } from './make-first-admin.ts';
import { isFirstAdminLink, deleteFirstAdminLink } from './prepare-first-admin.ts';

type Services = SessionServices & Pick<ApiServices, 'isCommonPassword' | 'passwords'>;

const over: Reply = { refused: 'admin.first-link-over' };

export const createFirstAdminRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/first',
    access: 'public',
    summary: 'Creates the first superadmin by the link printed at the start, and opens a session',
    params: z.object({}),
    body: firstAdminRequest,
    answer: sessionToken,
    handle: async (request, context) => {
      const { token, password, email, fullname } = request.body;
      const tooMany = await countAdminAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      if (!(await isFirstAdminLink(services, token, context.now))) return over;
      const refused = passwordRefusal(password, services.isCommonPassword);
      if (refused) return { refused };

      const words = { email: email.trim(), fullname, password, language: context.language, device: deviceOf(request) };
      const made = await makeFirstAdmin(services, words, context);
      await deleteFirstAdminLink(services);
      return made ? startAdminSession(services, { ...made, factorId: null, secondStep: null, request }, context) : over;
    },
  });
