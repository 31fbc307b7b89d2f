import { createAdminRequest, editAdminRequest } from '@ecrin/contracts/admin/admin.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { createAdmin } from '@ecrin/domain/admin/roster/create-admin.ts';
import { deactivateAdmin } from '@ecrin/domain/admin/roster/deactivate-admin.ts';
import { editAdmin } from '@ecrin/domain/admin/roster/edit-admin.ts';
import { reactivateAdmin } from '@ecrin/domain/admin/roster/reactivate-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { emailHashOf } from '#account/email/email-hash.ts';
import { passwordRefusal } from '#account/password/password-refusal.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { adminActorOf, adminParams, aboutAdmin } from '../admin-actor.ts';
import { loadRoster } from '../find-admin.ts';
import { endAdminSessions } from '../session/end-admin-sessions.ts';

const onRoster = {
  access: 'superadmin',
  answer: receipt,
  aggregate: roster,
  id: () => rosterId,
  absent: 'admin.not-found',
} as const;

export const createAdminRoute = (
  services: Pick<ApiServices, 'access' | 'events' | 'isCommonPassword' | 'keyedHash' | 'passwords'>,
) =>
  commandRoute({
    ...onRoster,
    method: 'post',
    path: '/admins',
    summary: 'Creates an administrator',
    params: z.object({}),
    body: createAdminRequest,
    prepare: async ({ body: { password } }, { newId }) => {
      const refused = passwordRefusal(password, services.isCommonPassword);
      if (refused) return { refused };
      const credentialId = newId();
      await services.access.saveCredential(credentialId, await services.passwords.hash(password));
      return { credentialId };
    },
    input: (request, context) => {
      const { adminId, email, fullname, role } = request.body;
      return {
        ...adminActorOf(request, context),
        adminId,
        role,
        email: email.trim(),
        emailHash: emailHashOf(services, email),
        fullname,
        credentialId: request.found.credentialId,
        language: context.language,
        now: context.now,
      };
    },
    decide: createAdmin,
    metadata: ({ body: { adminId } }) => ({ ownerId: adminId }),
    // Refused, or the same command sent again: the current password is another's or the first one's.
    after: async (_outcome, { body: { adminId }, found: { credentialId } }) => {
      const { state } = await loadRoster(services);
      if (state.get(adminId)?.credentialId !== credentialId) await services.access.deleteCredential(credentialId);
    },
  });

export const editAdminRoute = (services: Pick<ApiServices, 'keyedHash'>) =>
  commandRoute({
    ...onRoster,
    method: 'put',
    path: '/admins/:adminId',
    summary: 'Changes an administrator’s address, name or role: all given fields, or none',
    params: adminParams,
    body: editAdminRequest,
    input: (request, context) => {
      const { email, fullname = null, role = null } = request.body;
      const address = email === undefined ? null : { address: email.trim(), hash: emailHashOf(services, email) };
      return { ...adminActorOf(request, context), ...request.params, email: address, fullname, role, now: context.now };
    },
    decide: editAdmin,
    metadata: aboutAdmin,
  });

export const deactivateAdminRoute = (services: Pick<ApiServices, 'access' | 'execute'>) =>
  commandRoute({
    ...onRoster,
    method: 'post',
    path: '/admins/:adminId/deactivation',
    summary: 'Deactivates an administrator, at once; refused for the last superadmin',
    params: adminParams,
    body: noBody,
    input: (request, context) => ({ ...adminActorOf(request, context), ...request.params, now: context.now }),
    decide: deactivateAdmin,
    metadata: aboutAdmin,
    after: async (outcome, request, context) => {
      const ending = { ...request.params, actor: adminActorOf(request, context), reason: 'deactivated' } as const;
      if ('receipt' in outcome) await endAdminSessions(services, ending, context);
    },
  });

export const reactivateAdminRoute = commandRoute({
  ...onRoster,
  method: 'delete',
  path: '/admins/:adminId/deactivation',
  summary: 'Reactivates an administrator',
  params: adminParams,
  body: noBody,
  input: (request, context) => ({ ...adminActorOf(request, context), ...request.params, now: context.now }),
  decide: reactivateAdmin,
  metadata: aboutAdmin,
});
