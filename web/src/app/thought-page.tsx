import { ThoughtScreen } from '../features/thoughts/thought-screen.tsx';
import { RemindPart } from './remind-part.tsx';

/** A thought, which can be brought back later. */
export const ThoughtPage = () => <ThoughtScreen Remind={RemindPart} />;
