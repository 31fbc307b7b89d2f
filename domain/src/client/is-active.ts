import type { Client } from './client.aggregate.ts';

/** Neither deactivated by an administrator nor closed by its erasure. One that is unknown is not judged. */
export const isActive = (client: Client): boolean =>
  client.status === 'unknown' || (client.status === 'registered' && client.active);
