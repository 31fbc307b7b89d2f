import { v7 } from 'uuid';
import { writtenThought } from '#kits/api-client.ts';
import type { Ids } from './api-fields.ts';
import type { Verdict } from './attack-class.ts';
import { faultOf, type Target } from './target.ts';

/** Gives the attacker one of everything, so that routes with an id in their path find something. */
export const createOwnedItems = async (target: Target): Promise<Ids> => {
  const ids = { thoughtId: v7(), goalId: v7(), reminderId: v7(), threadId: v7(), clientId: target.attacker().clientId };
  const common = { description: null, timeZone: 'Europe/Paris' };
  const goal = { frequency: 'weekly', targetCount: 1, aim: 'achieve', endDay: null, restDays: [], filter: null };
  const things = {
    thoughts: { ...writtenThought('Essai'), thoughtId: ids.thoughtId },
    threads: { threadId: ids.threadId, name: 'Essai', description: null, colour: 'indigo' },
    goals: { ...common, ...goal, goalId: ids.goalId, title: 'Essai' },
    reminders: {
      ...common,
      reminderId: ids.reminderId,
      title: 'Essai',
      schedule: { frequency: 'daily', hour: 8, minute: 0 },
    },
  };
  for (const [path, body] of Object.entries(things))
    await target.send({ method: 'POST', path: `/${path}`, body: JSON.stringify(body) });
  return ids;
};

const zone = 'timeZone=Europe%2FParis';
const lists = [
  '/me',
  '/thoughts',
  '/thoughts?order=oldest',
  '/thoughts?order=relevance&q=mer',
  '/thoughts/counts',
  '/thoughts/earlier-years?day=2026-05-01',
  '/threads/proposal?day=2026-05-01',
  '/years/2026',
  '/years/2026/months/5',
  '/threads',
  `/goals?${zone}`,
  `/goals/proposals?${zone}`,
  '/reminders',
  '/reminders/history',
  '/notifications',
  '/conversations',
  '/chat/engine',
];
/** The computed figures of each goal. */
const ofGoal = [
  `?${zone}`,
  ...['daily', 'weekly', 'monthly'].map((frequency) => `/what-if?${zone}&frequency=${frequency}`),
  ...['4-weeks', '12-months'].map((range) => `/chart?${zone}&range=${range}`),
];

/** Every list of a client answers 200, and so does every goal in it. */
export const listsAnswer = async (target: Target): Promise<Verdict> => {
  for (const path of lists) {
    const reply = await target.send({ method: 'GET', path });
    if (reply.status !== 200) return `GET ${path}: ${faultOf(reply) ?? `answered ${reply.status}`}`;
    if (!path.startsWith('/goals?')) continue;
    const goalIds = [...reply.text.matchAll(/"goalId":"([\w-]+)"/g)].map(([, id = '']) => id);
    for (const goalPath of [...new Set(goalIds)]
      .slice(-2)
      .flatMap((id) => ofGoal.map((about) => `/goals/${id}${about}`))) {
      const fault = faultOf(await target.send({ method: 'GET', path: goalPath }));
      if (fault) return `GET ${goalPath.replace(/[\w-]{36}/, '{goalId}')}: ${fault}`;
    }
  }
  return null;
};
