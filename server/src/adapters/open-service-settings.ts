import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { oncePerTurn } from '@ecrin/platform/concurrency/once-per-turn.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import { findServiceSettings } from '@ecrin/projections';
import type { Config } from '#config/config.ts';
import { settingsFromEnvironment } from '#config/settings-from-environment.ts';
import type { Stores } from '#storage/open-stores.ts';

/** In a fleet read models are asked over the network: this often at most, in ms. */
const sharedAgeMs = 1_000;
/** No request waits longer for a value that is already known from before, in ms. */
const patienceMs = 250;

/** Follows what administrators set. While read models do not answer, or take long, what was last read holds. */
export const openServiceSettings = (
  config: Pick<Config, 'shared' | 'api' | 'given'>,
  { models, shared }: Pick<Stores, 'models' | 'shared'>,
): CurrentSettings => {
  const environment = settingsFromEnvironment(config);
  const read = findServiceSettings(models, environment.values);
  let last: Readonly<{ settings: ServiceSettings; readAt: number }> | null = null;
  let reading: Promise<ServiceSettings> | null = null;

  const readNow = async (): Promise<ServiceSettings> => {
    const readAt = performance.now();
    try {
      const settings = await read();
      last = { settings, readAt };
      return settings;
    } catch (fault) {
      if (!last) throw fault;
      return last.settings;
    } finally {
      reading = null;
    }
  };
  const currentOfFleet = async (): Promise<ServiceSettings> => {
    if (last && performance.now() - last.readAt < sharedAgeMs) return last.settings;
    reading ??= readNow();
    return last ? firstOf(reading, last.settings) : reading;
  };
  const currentHere = oncePerTurn(readNow);
  return { environment, current: shared ? currentOfFleet : () => currentHere(null) };
};

const firstOf = async (reading: Promise<ServiceSettings>, last: ServiceSettings): Promise<ServiceSettings> => {
  const waiting = new AbortController();
  const lastInTime = pause(patienceMs, last, { signal: waiting.signal, ref: false }).catch(() => last);
  try {
    return await Promise.race([reading, lastInTime]);
  } finally {
    waiting.abort();
  }
};
