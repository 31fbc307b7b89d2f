import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { createTraceInstrument } from './trace-instrument.ts';

type Parts = Readonly<{ endpoint: string; config: SharedConfig; closing: Closing }>;

/** How long spans are batched, and how long an export may take, in ms. */
const batchDelayMs = 2_000;
const exportTimeoutMs = 5_000;

/** Sends spans to a collector in the background; while it is unreachable only traces are lost. */
export const openTraces = ({ endpoint, config, closing }: Parts): Instrument => {
  const { OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS = '', OTEL_TRACES_SAMPLER_ARG } = config;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: exportTimeoutMs,
  });
  // Sampled by the trace's id, so that every process decides the same, also for work triggered later.
  const byId = new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG);
  const ids = new RandomIdGenerator();
  let nextTraceId: string | null = null;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME, 'ecrin.roles': config.ROLES.join(',') }),
    sampler: new ParentBasedSampler({ root: byId, remoteParentSampled: byId }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: batchDelayMs, exportTimeoutMillis: exportTimeoutMs }),
    ],
    idGenerator: {
      generateSpanId: () => ids.generateSpanId(),
      generateTraceId: () => {
        const id = nextTraceId ?? ids.generateTraceId();
        nextTraceId = null;
        return id;
      },
    },
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  closing.add('traces', () => provider.shutdown());
  return createTraceInstrument(provider.getTracer('ecrin'), (id) => {
    nextTraceId = id;
  });
};

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((part) => part.includes('='))
      .map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]),
  );
