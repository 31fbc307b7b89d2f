import { createAppStore } from '@ecrin/browser/api/app-store.ts';
import { onSessionChange, storedUserId } from '../session/session.ts';
import { api } from './api.ts';

export const store = createAppStore(api, { storedUserId, onSessionChange });
