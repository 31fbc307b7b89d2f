import { useLocation } from 'wouter';
import { useSignOutAdminMutation } from './me.api.ts';
import { endSession } from './session.ts';

/** The session ends on this device even when the server cannot be reached. */
export const useSignOut = () => {
  const [signOutOnServer] = useSignOutAdminMutation();
  const [, navigate] = useLocation();
  return async () => {
    await signOutOnServer();
    endSession();
    navigate('/admin/login');
  };
};
