import { useRecoveryCode } from '@ecrin/domain/admin/account/use-recovery-code.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import type { CustomContext, CustomRequest, Reply } from '@ecrin/platform/routing/route.ts';
import { countCodeAttempt, refundCodeAttempt } from '#account/challenge/attempt-limits.ts';
import { deviceOf } from '#account/session/open-session.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAsAdmin } from '../admin-actor.ts';
import { adminCodeAttemptKey } from '../sign-in/admin-attempt-limits.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'https' | 'keyedHash' | 'secondFactors' | 'secrets'>;

type Attempt = Readonly<{
  adminId: string;
  credentialId: string;
  factorId: string;
  code: string;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;
type Passed = 'code' | 'recovery-code';

/** What kind of code it was, or why it is refused. Each code is accepted once. */
export const verifySecondFactor = async (
  services: Services,
  attempt: Attempt,
  context: CustomContext,
): Promise<Readonly<{ passed: Passed }> | Readonly<{ reply: Reply }>> => {
  const { code } = attempt;
  const key = adminCodeAttemptKey(services, attempt);
  const tooMany = await countCodeAttempt(services, key, context.now);
  if (tooMany) return { reply: tooMany };
  const passed = /^\d{6}$/.test(code)
    ? await verifyTotpCode(services, attempt, context.now)
    : await verifyRecoveryCode(services, attempt, context);
  if (passed === null) return { reply: { refused: 'admin.code-refused' } };
  await refundCodeAttempt(services, key);
  return { passed };
};

/** True once for a code of that factor. */
export const consumeTotpCode = async (
  { access, secondFactors }: Pick<ApiServices, 'access' | 'secondFactors'>,
  { factorId, code, now }: Readonly<{ factorId: string; code: string; now: string }>,
): Promise<boolean> => {
  const sealed = await access.findFactor(factorId);
  const step = sealed === null ? null : secondFactors.stepOf({ factorId, sealed, code, now });
  return step !== null && access.takeFactorStep(factorId, step);
};

const verifyTotpCode = async (
  services: Pick<ApiServices, 'access' | 'secondFactors'>,
  { factorId, code }: Attempt,
  now: string,
): Promise<Passed | null> => ((await consumeTotpCode(services, { factorId, code, now })) ? 'code' : null);

/** As people type them: in any case, with or without separators. */
export const recoveryHashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, code: string): string =>
  keyedHash('admin-secret', code.toLowerCase().replaceAll(/[^0-9a-z]/g, ''));

const verifyRecoveryCode = async (
  services: Services,
  { adminId, factorId, code, request }: Attempt,
  context: CustomContext,
): Promise<Passed | null> => {
  const left = await services.access.takeRecoveryCode(factorId, recoveryHashOf(services, code));
  if (left === null) return null;
  await services.execute({
    aggregate: admin,
    id: adminId,
    decide: useRecoveryCode,
    input: { adminId, left, device: deviceOf(request), now: context.now },
    context: commandAsAdmin(adminId, context),
  });
  return 'recovery-code';
};
