import type { Log } from '@ecrin/command-api';
import { composeInstruments, type Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import { onBreach } from '@ecrin/platform/work-budgets/work-breaches.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import type { GaugeSources, MetricValues } from './gauges.ts';
import type { OnBytes } from './instrument-stores.ts';
import { createLogInstrument } from './log-instrument.ts';

export type Observability = Readonly<{
  instrument: Instrument;
  onBytes: OnBytes;
  /** Serves metrics to Prometheus where a port is configured. Throws `ListenFault`. */
  serveMetrics: (gauged: GaugeSources) => Promise<void>;
  /** Of this thread, for the one that serves them; null: nobody collects any. */
  metrics: () => Promise<MetricValues | null>;
}>;
type Parts = Readonly<{ config: SharedConfig; log: Log; closing: Closing }>;

/** Opens logs, metrics and traces, as far as they are configured. Their libraries are loaded only then. */
export const openObservability = async ({ config, log, closing }: Parts): Promise<Observability> => {
  onBreach(({ kind, of, ms }) =>
    log.warn({ work: kind, of, ms: Math.round(ms) }, 'work held its thread for longer than its budget'),
  );
  const { METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  const metrics = METRICS_PORT === undefined ? null : (await import('./metrics.ts')).createMetrics();
  const traces =
    endpoint === undefined ? null : (await import('./open-traces.ts')).openTraces({ endpoint, config, closing });
  const others = [traces, metrics?.instrument].filter((instrument) => instrument !== null && instrument !== undefined);
  return {
    instrument: others.reduce(composeInstruments, createLogInstrument(log)),
    onBytes: metrics?.onBytes ?? (() => undefined),
    metrics: async () => metrics?.values() ?? null,
    serveMetrics: async (gauged) => {
      if (!metrics || METRICS_PORT === undefined) return;
      metrics.watch(gauged);
      await serve({ port: METRICS_PORT, host: METRICS_HOST, text: metrics.text, closing });
    },
  };
};

const serve = async ({
  port,
  host,
  text,
  closing,
}: Readonly<{ port: number; host: string; text: () => Promise<string>; closing: Closing }>): Promise<void> => {
  const { createHttpServer, listen, stopListening } = await import('#http/listen.ts');
  const server = createHttpServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (metrics) =>
        response
          .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(metrics),
      () => response.writeHead(503).end(),
    );
    return undefined;
  });
  await listen(server, { port, host });
  closing.add('metrics', () => stopListening(server));
};
