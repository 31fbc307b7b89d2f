import { createCourtesy } from '@ecrin/platform/courtesy.ts';
import { systemClock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Clock } from '@ecrin/platform/clock.ts';
import type { ChangeNotice } from '@ecrin/platform/projection-fold.ts';
import { chooseEngines } from './choose-engines.ts';
import { chooseIdentityProviders } from './choose-identity-providers.ts';
import { createClosing, type Closing } from './closing.ts';
import type { Config } from './config.ts';
import { createLog, type LogTarget } from './create-log.ts';
import { createServices } from './create-services.ts';
import { firstAdminLink } from './first-admin.ts';
import { greeting } from './greeting.ts';
import { openStores } from './open-stores.ts';
import { readinessOf } from './readiness.ts';
import { createApi, type Api } from './start-api.ts';
import { startMessages } from './start-messages.ts';
import { startProjections } from './start-projections.ts';
import { startWorkflows } from './start-workflows.ts';

type Surroundings = Readonly<{ say: (text: string) => void; clock?: Clock; logTo?: LogTarget }>;
type Opening = Readonly<{ log: ReturnType<typeof createLog>; closing: Closing; say: (text: string) => void; clock: Clock }>;

/** Opens everything the roles need, in order, and gives back what closes it. What had opened when a later part fails is closed again. */
export const start = async (config: Config, { say, clock = systemClock, logTo }: Surroundings): Promise<() => Promise<void>> => {
  const log = createLog(config.shared, logTo);
  const closing = createClosing(log);
  try {
    await open(config, { log, closing, say, clock });
    return closing.closeAll;
  } catch (fault) {
    await closing.closeAll();
    throw fault;
  }
};

const open = async (config: Config, { log, closing, say, clock }: Opening): Promise<void> => {
  const stores = openStores(config.shared, clock, closing);
  const courtesy = createCourtesy();
  // Notices find the sockets once there are any; what changes before that, nobody is connected to hear.
  let sockets: Api['sockets'] | null = null;
  const notices = ({ ownerId, ...notice }: ChangeNotice): void => sockets?.readModelChanged(ownerId, notice);
  const onProgress = (thoughtId: string, ownerId: string, percent: number): void => sockets?.transcriptionProgressed(ownerId, { thoughtId, percent });

  const projections = config.projections ? await startProjections({ stores, clock, log, closing, notices }) : null;
  const engines = config.workflows && chooseEngines(config.workflows, { dir: stores.dir, clock, closing });
  const workflows = engines && (await startWorkflows({ stores, engines, clock, closing, courtesy, onProgress }));
  if (!config.api || !projections) return;

  const publicUrl = config.api.PUBLIC_URL ?? `http://localhost:${config.api.PORT}`;
  const services = startMessages(await createServices({ stores, projections, clock, log, closing, publicUrl, identityProviders: chooseIdentityProviders(config.api) }), { config: config.api, stores, closing, say });
  const api = createApi({ config: config.api, stores, services, closing, courtesy });
  sockets = api.sockets;
  const firstAdmin = await firstAdminLink(services, config.api);
  await api.serve(() => readinessOf({ projections, workflows, engines }));
  say(greeting({ url: publicUrl, dir: stores.dir, firstAdmin }));
};
