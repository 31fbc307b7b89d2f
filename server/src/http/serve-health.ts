import { createHealthApp, type Readiness } from '@ecrin/command-api';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { createHttpServer, listen, stopListening } from './listen.ts';

/** Health of a process without the API, for its orchestrator. */
export const serveHealth = async (
  { PORT, HOST }: Pick<SharedConfig, 'PORT' | 'HOST'>,
  { readiness, closing }: Readonly<{ readiness: () => Promise<Readiness>; closing: Closing }>,
): Promise<void> => {
  const server = createHttpServer(createHealthApp(readiness).callback());
  await listen(server, { port: PORT, host: HOST });
  closing.add('health', () => stopListening(server));
};
