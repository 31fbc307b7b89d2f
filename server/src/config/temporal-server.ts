import { readFileSync } from 'node:fs';
import type { TemporalServer, TemporalTls } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-server.ts';
import { ConfigFault, type SharedConfig } from './config.ts';

/** null: workflows run in this process. Throws `ConfigFault` for a file that cannot be read. */
export const temporalServerOf = (config: SharedConfig): TemporalServer | null => {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, TEMPORAL_API_KEY: apiKey = null } = config;
  if (!address) return null;
  const tls = tlsOf(config);
  return { address, namespace, apiKey, ...(tls === null ? {} : { tls }) };
};

const tlsOf = ({
  TEMPORAL_TLS,
  TEMPORAL_TLS_CA,
  TEMPORAL_TLS_CERT,
  TEMPORAL_TLS_KEY,
}: SharedConfig): TemporalTls | boolean | null => {
  const files = {
    ca: pem('TEMPORAL_TLS_CA', TEMPORAL_TLS_CA),
    certificate: pem('TEMPORAL_TLS_CERT', TEMPORAL_TLS_CERT),
    key: pem('TEMPORAL_TLS_KEY', TEMPORAL_TLS_KEY),
  };
  const given = Object.fromEntries(Object.entries(files).filter(([, text]) => text !== null));
  if (Object.keys(given).length > 0) return given;
  return TEMPORAL_TLS === undefined ? null : TEMPORAL_TLS === 'true';
};

const pem = (variable: string, file: string | undefined): string | null => {
  if (!file) return null;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigFault([`The variable ${variable} must be a file that can be read.`]);
  }
};
