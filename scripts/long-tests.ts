/** Files that take longest: with `CI` set, in `npm run test:specs` and in `npm run test:e2e`. Shorter ones try the same parts in every run. */
export const longSpecs = [
  'platform/test/adapters/language/local-language-engine.int.spec.ts',
  'platform/test/adapters/language/local-writing.int.spec.ts',
  'platform/test/adapters/transcriber/hostile-sound.int.spec.ts',
  'projections/test/rebuild.int.spec.ts',
  'server/test/adapters/language-model.int.spec.ts',
  'server/test/imports/round-trip-killed.int.spec.ts',
  'server/test/storage/watch-servers.int.spec.ts',
  'testing/src/bench/search/near-floor.int.spec.ts',
];

export const longEndToEndTests = [
  'accessibility/admin-keyboard',
  'accessibility/axe',
  'account/profile',
  'account/security',
  'account/sign-in-methods',
  'admin/admin',
  'capture/append-recording',
  'capture/transcription',
  'chat/real-models',
  'layout/left-edge',
  'notifications/notifications',
  'notifications/push',
  'notifications/reminders',
  'offline/installed-app',
  'offline/offline-reading',
  'thoughts/search-by-meaning',
  'thoughts/undo-and-correct',
].map((name) => `testing/src/e2e/${name}.e2e.spec.ts`);

/** Visit every screen, of both apps over a slow network and in every form, of the app under an announcement, for hours: only in `npm run test:layout`. */
export const layoutTests = [
  'testing/src/e2e/layout/announced.e2e.spec.ts',
  'testing/src/e2e/layout/every-admin-screen-in-every-form.e2e.spec.ts',
  'testing/src/e2e/layout/every-screen-in-every-form.e2e.spec.ts',
  'testing/src/e2e/layout/layout-shift.e2e.spec.ts',
];

/** They measure the time of patterns, functions and queries, for minutes, on a machine that does nothing else: only in `npm run test:linear-time`. */
export const timedSpecs = [
  'projections/test/query-routes.int.spec.ts',
  'testing/src/linear-time/patterns/patterns.int.spec.ts',
  'testing/src/linear-time/text-readers.int.spec.ts',
];
