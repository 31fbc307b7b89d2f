import { createBell, type Bell } from './bell.ts';
import { dueActivities, nextDue } from './due-steps.ts';
import type { ExecutionParts } from './execution-parts.ts';
import { runActivities, type RunningActivities } from './run-activities.ts';
import { openRunBook, type RunBook } from './run-book.ts';
import { tellStory, type Story } from './story.ts';

export type Execution = Readonly<{
  /** Resolves when the run has ended, rests in the journal or was discarded. Rejects when the journal fails. */
  done: Promise<void>;
  /** Something outside may have changed: look again. */
  poke: () => void;
  /** Lets go at once: running activities are aborted, their answers dropped. */
  discard: () => void;
}>;

type Scene = ExecutionParts &
  Readonly<{ clock: () => number; bell: Bell; book: RunBook; activities: RunningActivities; story: Story }> & {
    delivered: number;
    discarded: boolean;
  };

/** One run in hand: its function is told again over the journal, then goes on, until it ends or only time or a signal can move it. */
export const execute = (parts: ExecutionParts): Execution => {
  const clock = (): number => parts.now().getTime();
  const bell = createBell();
  const book = openRunBook({ ...parts, clock, onAnswer: bell.ring });
  const activities = runActivities({ ...parts, clock, book, bell });
  const scene: Scene = {
    ...parts,
    clock,
    bell,
    book,
    activities,
    story: tellStory({ ...parts, clock }),
    delivered: 0,
    discarded: false,
  };

  const discard = (): void => {
    scene.discarded = true;
    activities.abort();
    bell.ring();
  };
  return { done: tell(scene), poke: bell.ring, discard };
};

class Departed extends Error {}

const tell = async (scene: Scene): Promise<void> => {
  try {
    while (!(await turn(scene)));
  } catch (fault) {
    if (!(fault instanceof Departed)) throw fault;
    await scene.journal.park(scene.loaded.id, `changed story: ${fault.message}`);
  } finally {
    scene.activities.abort();
  }
};

/** True when the run is out of our hands. */
const turn = async (scene: Scene): Promise<boolean> => {
  await scene.story.settle();
  if (scene.discarded || (await hasEnded(scene))) return true;
  if (deliverNext(scene) || (await scene.book.takeDue())) return false;
  if (scene.discarded) return true;
  return goOn(scene);
};

const hasEnded = async ({ story, journal, loaded, now }: Scene): Promise<boolean> => {
  const departure = story.departure();
  if (departure !== null) throw new Departed(departure);
  const ending = story.ending();
  if (ending) await journal.end(loaded.id, ending, now().toISOString());
  return ending !== null;
};

const deliverNext = (scene: Scene): boolean => {
  const step = scene.book.answer(scene.delivered);
  if (!step) return false;
  scene.delivered += 1;
  if (!scene.story.deliver(step)) throw new Departed(`the answer of step ${step.seq} was never asked for`);
  return true;
};

/** Begins what can begin; rests the run when nothing of it is left to run here. */
const goOn = async ({ activities, book, bell, clock, journal, loaded }: Scene): Promise<boolean> => {
  for (const step of dueActivities(book.steps, activities.inHand, clock())) activities.begin(step);
  const next = nextDue(book.steps, activities.inHand);
  if (activities.inHand.size > 0 || bell.rang()) {
    await bell.rung(next, clock());
    return false;
  }
  await journal.rest(loaded.id, book.changes(), next);
  return true;
};
