export { clientRoutes } from './client/client.routes.ts';
export type { ApiServices, Log } from './http/api-services.ts';
export { createApp, type AppOptions } from './http/app.ts';
export type { Readiness } from './http/health.ts';
export { openSockets, type SocketOptions, type Sockets } from './http/sockets.ts';
export type { StaticRoot } from './http/static-files.ts';
export { createRecordingRoutes } from './recording/recording.routes.ts';
export { thoughtRoutes } from './thought/thought.routes.ts';
