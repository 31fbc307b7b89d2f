import type { ApiServices, Log } from '@ecrin/command-api';
import { createPictureKeeper } from '@ecrin/platform/adapters/pictures/kept-picture/picture-keeper.ts';
import { runWithLease } from '@ecrin/platform/concurrency/run-with-lease.ts';
import type { YieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import type { EngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import { recordAttempts } from '@ecrin/platform/engine-record/recorded-attempts.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { CrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import type { WorkerHealth, WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import { runTriggers, type TriggerParts, type TriggerRunner } from '@ecrin/platform/workflows/trigger-runner.ts';
import type { MeaningSearch } from '@ecrin/projections';
import {
  registeredWorkflows,
  triggers,
  watchForEngine,
  type AccountEraser,
  type WorkflowServices,
} from '@ecrin/workflows';
import { openArchiveSource } from '#adapters/archive-source.ts';
import type { Analysts } from '#adapters/choose-analyst.ts';
import type { ChatChoice } from '#adapters/choose-chat.ts';
import type { OrbChoice } from '#adapters/choose-orbs.ts';
import type { Speech } from '#adapters/choose-speech.ts';
import type { Consent } from '#adapters/open-consent.ts';
import { openDelivery, queueAdminMail, queueAdminPushes, queueErasureMail } from '#adapters/open-delivery.ts';
import { openWorkflowEngine } from '#adapters/open-workflow-engine.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { createAccountEraser } from '#erasure/account-eraser.ts';
import { openCertificateKey } from '#erasure/proof/certificate-key.ts';
import { instrumentWorkflows } from '#observability/instrument-workflows.ts';
import type { Stores } from '#storage/open-stores.ts';
import { workflowQueriesOf } from './workflows/workflow-queries.ts';

type Parts = Readonly<{
  config: SharedConfig;
  stores: Stores;
  engines: Speech & Analysts;
  record: EngineRecord;
  meaning: MeaningSearch;
  chat: ChatChoice;
  orbs: OrbChoice;
  consent: Pick<Consent, 'isAccepted'>;
  analysisStep: WorkflowServices['analysisStep'];
  clock: Clock;
  log: Log;
  closing: Closing;
  yieldToRequests: YieldToRequests;
  holder: string;
  instrument: Instrument;
  onProgress: WorkflowServices['onProgress'];
  waitFor: ApiServices['waitFor'];
  crashes: CrashRecord;
}>;
export type Workflows = Readonly<{
  engine: WorkflowEngine;
  /** Runs that no process continues. */
  stuck: () => Promise<WorkerHealth['parked']>;
  health: () => Promise<Readonly<{ running: number; parked: number; fault: string | null }>>;
}>;

/** Starts the workflow engine, then the triggers that start workflows from events, in one process at a time. */
export const startWorkflows = async (parts: Parts): Promise<Workflows> => {
  const { config, stores, engines, clock, log, closing, yieldToRequests, instrument } = parts;
  const { events } = stores;
  const waiting = new Set<string>();
  const registered = registeredWorkflows(await servicesOf(parts, waiting));
  const workflows = instrumentWorkflows(recordAttempts(registered, { record: parts.record, engineOf }), instrument);
  const { engine, worker, checkpoints } = await openWorkflowEngine({
    config,
    stores,
    workflows,
    clock,
    log,
    closing,
    yieldTo: yieldToRequests.wait,
    crashes: parts.crashes,
  });
  await worker.start();
  const runner = startTriggers(parts, { events, engine, checkpoints, triggers, instrument });
  const watch = watchForEngine({ transcriber: engines.transcriber, engine, waiting });
  closing.add('engine watch', async () => watch.close());

  return {
    engine,
    stuck: async () => (await worker.health()).parked,
    health: async () => {
      const { active, parked, fault } = await worker.health();
      return { running: active, parked: parked.length, fault: fault ?? firstFaultOf(runner()) };
    },
  };
};

/** What asks engines about a thought; of others nobody sees tries. */
const engineOf = new Map([
  ['transcribe-thought transcribe', 'transcriber'],
  ['understand-thought understand', 'analyst'],
] as const);

/** `waiting`: the workflows of this process that wait for an engine. */
const servicesOf = async (parts: Parts, waiting: Set<string>): Promise<WorkflowServices> => {
  const { config, stores, engines, clock, onProgress, yieldToRequests } = parts;
  const { events, blobs, execute } = stores;
  const delivery = openDelivery(parts);
  const mail = {
    delivery,
    queueAdminMail: queueAdminMail(config, stores),
    queueAdminPushes: queueAdminPushes(stores),
    queueErasureMail: queueErasureMail(stores),
  };
  const isSignedIn: WorkflowServices['isSignedIn'] = async ({ clientId: userId, now }) =>
    (await stores.access.sessionsOf({ userType: 'client', userId }, now)).length > 0;
  const asked = workflowQueriesOf(parts);
  const setUp = { push: delivery.sender !== null, mail: delivery.mailSetUp };
  const eraser = forgetFirst(createAccountEraser({ config, stores, clock }), engines.live);
  const sending = { audience: { list: asked.listAudience, setUp }, yieldTo: yieldToRequests.wait };
  const pictureKeeper = createPictureKeeper();
  const archiveSource = openArchiveSource(config.PUSH_ENDPOINTS_ALLOWED);
  const made = { ...engines, events, blobs, execute, clock, waiting, onProgress, pictureKeeper, eraser, archiveSource };
  const { receiptOf } = openCertificateKey(stores.masterKey);
  return { ...made, ...mail, ...asked, ...sending, isSignedIn, receiptOf };
};

/** What was heard of recordings under way is in memory alone: it goes before anything else, and again with the key. */
const forgetFirst = (eraser: AccountEraser, live: Speech['live']): AccountEraser => ({
  ...eraser,
  prepare: (account) => {
    live?.forget(account.ownerId);
    return eraser.prepare(account);
  },
  destroyKey: async (account) => {
    await eraser.destroyKey(account);
    live?.forget(account.ownerId);
  },
});

const firstFaultOf = (runner: TriggerRunner | null): string | null =>
  runner?.health().find(({ fault }) => fault !== null)?.fault ?? null;

/** null while another process runs the triggers. */
const startTriggers = (
  { stores: { shared, leases }, clock, log, closing, holder }: Parts,
  parts: TriggerParts,
): (() => TriggerRunner | null) => {
  if (!shared) {
    const runner = runTriggers(parts);
    closing.add('triggers', runner.close);
    return () => runner;
  }
  const leased = runWithLease({
    leases,
    name: 'triggers',
    holder,
    clock,
    start: async () => runTriggers(parts),
    onFault: (fault) =>
      log.warn(
        { fault: fault instanceof Error ? fault.name : 'Error' },
        'this process does not start workflows for now',
      ),
  });
  closing.add('triggers', leased.close);
  return leased.current;
};
