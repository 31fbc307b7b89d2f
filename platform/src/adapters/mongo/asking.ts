import { MongoError } from 'mongodb';

/** Longest that a question to MongoDB keeps anybody waiting, in ms. */
const patienceMs = 4_500;

class NoAnswer extends Error {}

/**
 * Its outcome; throws `faultOf(why)` when MongoDB is away, refuses or stays silent, and within 5 s. What else `work` throws stays what it is.
 * `why` names the driver's error and code only: its message may hold an address, a password or a person's words.
 */
export const asking = async <Result>(work: () => Promise<Result>, faultOf: (why: string) => Error): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), patienceMs);
  });
  try {
    return await Promise.race([work(), silence]);
  } catch (fault) {
    throw fault instanceof MongoError || fault instanceof NoAnswer ? faultOf(whyOf(fault)) : fault;
  } finally {
    clearTimeout(timer);
  }
};

const whyOf = (fault: MongoError | NoAnswer): string => {
  if (fault instanceof NoAnswer) return `MongoDB did not answer within ${patienceMs} ms`;
  return `MongoDB did not do it (${[fault.name, fault.code].filter((part) => part !== undefined).join(' ')})`;
};

/** Another one was quicker to write a document of this name. */
export const isDuplicate = (fault: unknown): boolean => fault instanceof MongoError && fault.code === 11000;
