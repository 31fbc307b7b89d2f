import type { UpdateClientRequest } from '@ecrin/contracts/client/client.ts';
import { useFormatProblem } from '#lib/api/problem-sentence.ts';
import { showToast } from '#lib/page/toasts.ts';
import { useUpdateClientMutation } from '#lib/session/client.api.ts';

/** Changes the profile; why not is said. Resolves to whether it was kept. */
export const useSaveProfile = (id: string) => {
  const say = useFormatProblem();
  const [updateClient, { isLoading }] = useUpdateClientMutation();
  const keep = async (body: UpdateClientRequest) => {
    const { error } = await updateClient({ id, body });
    if (error) showToast({ tone: 'error', message: say(error) ?? '' });
    return !error;
  };
  return { keep, busy: isLoading };
};
