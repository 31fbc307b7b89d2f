import type { UpdateClientRequest } from '@ecrin/contracts/client.ts';
import { useIntl } from 'react-intl';
import { useUpdateClientMutation } from '../../lib/client.api.ts';
import { isApiProblem } from '../../lib/problem.ts';
import { showToast } from '../../lib/toasts.ts';
import { profileMessages as messages } from './profile.messages.ts';

/** Changes the profile; a refusal is said in the server's own sentence. Resolves to whether it was kept. */
export const useKeepProfile = (id: string) => {
  const { formatMessage } = useIntl();
  const [updateClient, { isLoading }] = useUpdateClientMutation();
  const keep = async (body: UpdateClientRequest) => {
    const { error } = await updateClient({ id, body });
    if (error) showToast({ tone: 'error', message: (isApiProblem(error) && error.detail) || formatMessage(messages.notKept) });
    return !error;
  };
  return { keep, busy: isLoading };
};
