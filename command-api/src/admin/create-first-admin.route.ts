import { firstAdminRequest } from '@ecrin/contracts/admin.ts';
import { sessionToken } from '@ecrin/contracts/client.ts';
import { customRoute, type Reply } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { deviceOf } from '../session/open-session.ts';
import { passwordRefusal } from '../session/password-refusal.ts';
import { countAdminAttemptFromAddress } from './admin-limits.ts';
import { isFirstAdminLink, deleteFirstAdminLink } from './first-admin.ts';
import { makeFirstAdmin } from './make-first-admin.ts';
import { startAdminSession } from './start-admin-session.ts';

const over: Reply = { refused: 'admin.first-link-over' };

export const createFirstAdminRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/first',
    access: 'public',
    summary: 'Makes the first superadmin from the link printed at the start, and opens a session',
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
