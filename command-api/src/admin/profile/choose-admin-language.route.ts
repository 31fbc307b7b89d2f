import { updateOwnAdminRequest } from '@ecrin/contracts/admin/admin.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { chooseAdminLanguage } from '@ecrin/domain/admin/account/choose-admin-language.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';

export const chooseAdminLanguageRoute = commandRoute({
  method: 'put',
  path: '/me',
  access: 'admin-signed-in',
  summary: 'Chooses the language of the back-office',
  params: z.object({}),
  body: updateOwnAdminRequest,
  answer: receipt,
  aggregate: admin,
  id: (_request, { adminId }) => adminId,
  input: ({ body: { language } }, { adminId, now }) => ({ adminId, language, now }),
  decide: chooseAdminLanguage,
  absent: 'admin.not-found',
});
