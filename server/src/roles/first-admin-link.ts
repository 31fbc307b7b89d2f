import { prepareFirstAdmin, type ApiServices } from '@ecrin/command-api';
import { problemSentence } from '@ecrin/contracts/problem/problem.ts';
import type { Leases } from '@ecrin/platform/ports/leases.ts';
import type { Closing } from '#closing.ts';
import { ConfigFault, type ApiConfig } from '#config/config.ts';

/** After this long, in ms, the next process to start makes a link of its own. */
const startupWindowMs = 30_000;

type Parts = Readonly<{ services: ApiServices; leases: Leases; holder: string; closing: Closing }>;

/**
 * The link that makes the first superadmin; null once there is one, or when the environment names them. Of processes that start together one
 * has it: each next would make the one before void. Throws `ConfigFault`.
 */
export const firstAdminLink = async (
  { services, leases, holder, closing }: Parts,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: ApiConfig,
): Promise<string | null> => {
  const lease = { name: 'first administrator', holder };
  if (!(await leases.take({ ...lease, now: services.clock.now().toISOString(), ttlMs: startupWindowMs }))) return null;
  closing.add('first administrator', () => leases.release(lease));
  const prepared = await prepareFirstAdmin(services, email && password ? { email, password } : null);
  if ('refused' in prepared)
    throw new ConfigFault([`The variable ADMIN_PASSWORD is not accepted: ${problemSentence(prepared.refused, 'en')}`]);
  return prepared.token && `${services.publicUrl}/admin/login#first=${prepared.token}`;
};
