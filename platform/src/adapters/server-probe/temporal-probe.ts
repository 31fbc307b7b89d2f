import { Connection } from '@temporalio/client';
import { callTemporal, closeConnection } from '#adapters/workflow-engine/temporal/call-temporal.ts';
import { connectionOptions, type TemporalServer } from '#adapters/workflow-engine/temporal/temporal-server.ts';
import { WorkflowEngineFault } from '#ports/workflow-engine.ts';
import type { ServerProbe } from './server-probe.ts';

export const openTemporalProbe = (server: TemporalServer): ServerProbe => {
  const connection = Connection.lazy(connectionOptions(server));
  const { address, apiKey = null, tls = apiKey !== null } = server;
  const colon = address.lastIndexOf(':');
  const [ca, serverName] = typeof tls === 'boolean' ? [] : [tls.ca, tls.serverName];
  return {
    ask: () => callTemporal(connection, () => connection.workflowService.getSystemInfo({})),
    isDenied: (fault) => fault instanceof WorkflowEngineFault && fault.kind === 'access-denied',
    targets: [
      {
        host: address.slice(0, colon),
        port: Number(address.slice(colon + 1)),
        tls: tls === false ? null : { ca: ca ?? null, ...(serverName === undefined ? {} : { serverName }) },
      },
    ],
    close: () => closeConnection(connection),
  };
};
