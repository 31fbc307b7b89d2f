import type { RecoveryCodes } from '@ecrin/contracts/admin/admin.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { recoveryHashOf } from './verify-second-factor.ts';

type Services = Pick<ApiServices, 'access' | 'keyedHash' | 'secondFactors'>;

/** New ones that replace the previous. This response is the only time they are shown. */
export const issueRecoveryCodes = async (services: Services, factorId: string): Promise<Reply> => {
  const json: RecoveryCodes = { recoveryCodes: [...services.secondFactors.recoveryCodes()] };
  await services.access.saveRecoveryCodes(
    factorId,
    json.recoveryCodes.map((code) => recoveryHashOf(services, code)),
  );
  return { json, headers: { 'Cache-Control': 'no-store' } };
};
