import { changeAdminPassword } from '@ecrin/domain/admin/account/change-admin-password.ts';
import type { Actor } from '@ecrin/domain/admin/actor.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAboutAdmin } from '../admin-actor.ts';
import type { KnownAdmin } from '../find-admin.ts';
import { endAdminSessions } from '../session/end-admin-sessions.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'passwords'>;

type Replacement = Readonly<{ known: KnownAdmin; newPassword: string; actor: Actor }>;

/**
 * Afterwards only the new password is accepted, and no session is left but the current one. The new credential is written
 * first, under its own id; the event that names it decides, so that after an interruption the old one still works.
 */
export const replaceAdminPassword = async (
  services: Services,
  { known, newPassword, actor }: Replacement,
  context: CustomContext,
): Promise<Reply> => {
  const { adminId, credentialId: createdWith } = known.entry;
  // The same command again, after its response was lost: unfinished steps are completed.
  if (!known.isDone) {
    const { access, passwords, execute } = services;
    const [credentialId, replaces] = [context.newId(), known.credentialId];
    await access.saveCredential(credentialId, await passwords.hash(newPassword));
    const input = { ...actor, adminId, credentialId, replaces, createdWith, now: context.now };
    const outcome = await execute({
      aggregate: admin,
      id: adminId,
      decide: changeAdminPassword,
      input,
      context: commandAboutAdmin(adminId, context),
    });
    await access.deleteCredential('refused' in outcome ? credentialId : replaces);
    if ('refused' in outcome) return { refused: 'general.changed-meanwhile' };
  }
  await endAdminSessions(services, { adminId, actor, reason: 'password-changed' }, context);
  return { empty: true };
};
