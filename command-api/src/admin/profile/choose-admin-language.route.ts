import { updateOwnAdminRequest } from '@ecrin/contracts/admin/admin.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { chooseAdminLanguage } from '@ecrin/domain/admin/account/choose-admin-language.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { adminCommandReply } from '../admin-command-reply.ts';

export const chooseAdminLanguageRoute = ({ execute }: ApiServices) =>
  customRoute({
    method: 'put',
    path: '/me',
    access: 'admin-arriving',
    summary: 'Chooses the language of the back-office',
    params: z.object({}),
    body: updateOwnAdminRequest,
    answer: receipt,
    handle: async ({ body: { language } }, { adminId, command, now }) =>
      adminCommandReply(
        await execute({
          aggregate: admin,
          id: adminId,
          decide: chooseAdminLanguage,
          input: { adminId, language, now },
          context: command,
        }),
      ),
  });
