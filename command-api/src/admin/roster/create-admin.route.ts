import { createAdminRequest } from '@ecrin/contracts/admin/admin.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { createAdmin } from '@ecrin/domain/admin/roster/create-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { emailHashOf } from '#account/email/email-hash.ts';
import { passwordRefusal } from '#account/password/password-refusal.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAboutAdmin, adminActorOf } from '../admin-actor.ts';
import { adminCommandReply } from '../admin-command-reply.ts';
import { loadRoster } from '../find-admin.ts';

export const createAdminRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/admins',
    access: 'superadmin',
    summary: 'Makes an administrator',
    params: z.object({}),
    body: createAdminRequest,
    answer: receipt,
    handle: async (request, context) => {
      const { adminId, email, fullname, role, password } = request.body;
      const { access, passwords, execute, isCommonPassword } = services;
      const refused = passwordRefusal(password, isCommonPassword);
      if (refused) return { refused };

      const credentialId = context.newId();
      await access.saveCredential(credentialId, await passwords.hash(password));
      const outcome = await execute({
        aggregate: roster,
        id: rosterId,
        decide: createAdmin,
        input: {
          ...adminActorOf(request, context),
          adminId,
          role,
          email: email.trim(),
          emailHash: emailHashOf(services, email),
          fullname,
          credentialId,
          language: context.language,
          now: context.now,
        },
        context: commandAboutAdmin(adminId, context),
      });
      // Refused, or the same command sent again: the password that holds is another's or the first one's.
      const { state } = await loadRoster(services);
      if (state.get(adminId)?.credentialId !== credentialId) await access.deleteCredential(credentialId);
      return adminCommandReply(outcome);
    },
  });
