import { z } from 'zod';

/** Metrics and traces, besides the log. Off unless configured. */
export const observabilityVariables = {
  METRICS_PORT: z.coerce
    .number('a number')
    .int('a whole number')
    .min(1, 'from 1 to 65535')
    .max(65_535, 'from 1 to 65535')
    .optional()
    .describe('Port of its own for Prometheus, at `/metrics`: not to be exposed publicly. No metrics unless given.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Network address for that port; `0.0.0.0` when only a private network reaches it.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
    .optional()
    .describe('OpenTelemetry collector for traces, by OTLP over HTTP (`/v1/traces` is added). None unless given.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers for that collector, as `name=value`, separated by commas.'),
  OTEL_SERVICE_NAME: z.string().default('ecrin').describe('Service name of this process in traces.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('a number')
    .min(0, 'from 0 to 1')
    .max(1, 'from 0 to 1')
    .default(1)
    .describe('Share of traces that is recorded, chosen by their ids.'),
};
