import { updateOwnAdminRequest } from '@ecrin/contracts/admin.ts';
import { receipt } from '@ecrin/contracts/receipt.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { chooseAdminLanguage } from '@ecrin/domain/admin/choose-admin-language.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { adminCommandReply } from './receipt-reply.ts';

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
