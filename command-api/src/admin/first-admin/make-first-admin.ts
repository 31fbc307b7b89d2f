import { createFirstAdmin, type CreateFirstAdmin } from '@ecrin/domain/admin/roster/create-first-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { emailHashOf } from '#account/email/email-hash.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAsAdmin } from '../admin-actor.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'keyedHash' | 'passwords'>;

type First = Pick<CreateFirstAdmin, 'email' | 'fullname' | 'language' | 'device'> & Readonly<{ password: string }>;
export type FirstAdmin = Readonly<{ adminId: string; credentialId: string }>;

/** null when another one was first: the roster accepts one, however many come concurrently. */
export const makeFirstAdmin = async (
  services: Services,
  { password, ...words }: First,
  context: Pick<CustomContext, 'command' | 'newId' | 'now'>,
): Promise<FirstAdmin | null> => {
  const { access, passwords, execute } = services;
  const [adminId, credentialId] = [context.newId(), context.newId()];
  await access.saveCredential(credentialId, await passwords.hash(password));
  const outcome = await execute({
    aggregate: roster,
    id: rosterId,
    decide: createFirstAdmin,
    input: { ...words, adminId, credentialId, emailHash: emailHashOf(services, words.email), now: context.now },
    context: commandAsAdmin(adminId, context),
  });
  if ('receipt' in outcome) return { adminId, credentialId };
  await access.deleteCredential(credentialId);
  return null;
};
