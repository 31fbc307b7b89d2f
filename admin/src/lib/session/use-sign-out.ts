import { useLocation } from 'wouter';
import { useLogOutAdminMutation } from './me.api.ts';
import { endSession } from './session.ts';

/** The session ends on this device even when the server cannot be told. */
export const useSignOut = () => {
  const [tellServer] = useLogOutAdminMutation();
  const [, navigate] = useLocation();
  return async () => {
    await tellServer();
    endSession();
    navigate('/admin/login');
  };
};
