import { problemSentence } from '@ecrin/contracts/problem.ts';
import { useLanguage } from '../../lib/intl.tsx';

/** Why the server refused, in the person's language; fetched only when it is needed. */
export const ProblemSentence = ({ code }: { code: string }) => problemSentence(code, useLanguage().language);
