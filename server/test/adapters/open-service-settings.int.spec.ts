import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { describe, expect, it } from 'vitest';
import { openServiceSettings } from '../../src/adapters/open-service-settings.ts';

const config = { shared: null, api: {}, given: new Set() } as unknown as Parameters<typeof openServiceSettings>[0];

/** Read models of which each reading answers as `answer` does. */
const modelsWhere = (answer: () => Promise<unknown>): ReadModels =>
  ({ open: async () => ({ get: answer }) }) as unknown as ReadModels;

const setTo = (registration: string) => async () => ({
  ownerId: 'service',
  settings: { registration: { value: registration } },
});
const never = () => new Promise<never>(() => undefined);

describe('the settings of a process', () => {
  it('given a fleet whose read models hang, when they are asked for again, then the last ones come at once', async () => {
    let answer: () => Promise<unknown> = setTo('closed');
    const settings = openServiceSettings(config, { models: modelsWhere(() => answer()), shared: {} as never });
    expect(await settings.current()).toMatchObject({ registration: 'closed' });
    answer = never;
    await pause(1_100);
    const waited = Promise.race([settings.current(), pause(3_000, 'too late')]);
    expect(await waited).toMatchObject({ registration: 'closed' });
  });

  it('given a fleet whose read models fail, when they are asked for again, then the last ones come, and later new ones', async () => {
    let answer: () => Promise<unknown> = setTo('closed');
    const settings = openServiceSettings(config, { models: modelsWhere(() => answer()), shared: {} as never });
    await settings.current();
    answer = () => Promise.reject(new Error('away'));
    await pause(1_100);
    expect(await settings.current()).toMatchObject({ registration: 'closed' });
    answer = setTo('open');
    expect(await settings.current()).toMatchObject({ registration: 'open' });
  });

  it('given read models that never answered, when they are asked for, then the fault is the caller’s', async () => {
    const models = modelsWhere(() => Promise.reject(new Error('away')));
    await expect(openServiceSettings(config, { models, shared: {} as never }).current()).rejects.toThrow('away');
  });

  it('given one machine, when a setting changes, then the next request has it', async () => {
    let answer: () => Promise<unknown> = setTo('closed');
    const settings = openServiceSettings(config, { models: modelsWhere(() => answer()), shared: null });
    await settings.current();
    answer = setTo('open');
    await nextTurn();
    expect(await settings.current()).toMatchObject({ registration: 'open' });
  });

  it('given one machine, when many ask in one turn of the event loop, then one reading answers them', async () => {
    let readings = 0;
    const models = modelsWhere(() => {
      readings += 1;
      return setTo('closed')();
    });
    const settings = openServiceSettings(config, { models, shared: null });
    await settings.current();
    expect(await settings.current()).toMatchObject({ registration: 'closed' });
    expect(readings).toBe(1);
  });
});
