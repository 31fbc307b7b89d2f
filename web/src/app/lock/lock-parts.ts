/** The parts of the lock, each loaded when it is needed: a page without one downloads nothing of them, not even their names. */
export const untilOpen = async (): Promise<void> => (await import('./lock-gate.tsx')).untilOpen();
export const loadLockSettings = async () => (await import('./settings/lock-settings-screen.tsx')).LockSettingsScreen;
