import { prepareFirstAdmin, type ApiServices } from '@ecrin/command-api';
import { problemSentence } from '@ecrin/contracts/problem.ts';
import { ConfigFault, type ApiConfig } from './config.ts';

/** The link that makes the first superadmin; null once there is one, or when the environment names them. Throws `ConfigFault`. */
export const firstAdminLink = async (services: ApiServices, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: ApiConfig): Promise<string | null> => {
  const prepared = await prepareFirstAdmin(services, email && password ? { email, password } : null);
  if ('refused' in prepared) throw new ConfigFault([`The variable ADMIN_PASSWORD is not accepted: ${problemSentence(prepared.refused, 'en')}`]);
  return prepared.token && `${services.publicUrl}/admin/login#first=${prepared.token}`;
};
