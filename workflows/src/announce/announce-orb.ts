import { orbRun, type RequestedRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { loadAggregate, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

type StoredEvents = Parameters<AnnounceAbout>[0]['events'];

/** Those who asked for it and waited less are still looking at the screen. */
const minWaitMs = 60_000;

/** A result that nobody was looking for: of an orb that reads on its own, or took long. Each step of the past is not one. */
export const announceOrb: AnnounceAbout = async ({ events }, { id, at }) => {
  const { state: run } = await loadAggregate(events, orbRun, { id });
  if (run.status !== 'completed' || run.hidden || !(await isAwaited(events, run, at))) return null;
  const { orbId, ownerId, timeZone, language, kind, items, thoughts } = run;
  const { state: read } = await loadAggregate(events, orb, { id: orbId });
  const definition = read.status === 'active' ? read.definition : null;
  const title = (definition && inLanguage(definition.names, language)) ?? '';
  const reading = { kind, items, thoughts, ...whatItFinds(orbId) };
  return { ownerId, kind: 'orb', subject: { kind: 'orb-run', id, orbId }, timeZone, moment: at, title, reading };
};

const whatItFinds = (orbId: string) => {
  const finds = readyOrbs.find((ready) => ready.orbId === orbId)?.finds;
  return finds ? { finds } : {};
};

const isAwaited = async (events: StoredEvents, { runId, occasion }: RequestedRun, at: string): Promise<boolean> => {
  if (occasion.kind !== 'asked') return occasion.kind === 'schedule';
  return Date.parse(at) - Date.parse((await requestedAtOf(events, runId)) ?? at) > minWaitMs;
};

const requestedAtOf = async (events: StoredEvents, runId: string): Promise<string | null> => {
  for await (const event of readEvents(events, orbRun, { id: runId })) {
    if (event.type === 'OrbRunRequested') return event.data.requestedAt;
  }
  return null;
};
