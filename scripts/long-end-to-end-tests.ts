/** End-to-end tests that take longest, in seconds of a quiet machine 40 and more each: with `CI` set, and in `npm run test:e2e`. */
export const longEndToEndTests = [
  'accessibility/axe',
  'account/sign-in-methods',
  'admin/admin',
  'capture/transcription',
  'notifications/push',
].map((name) => `testing/src/e2e/${name}.e2e.spec.ts`);
