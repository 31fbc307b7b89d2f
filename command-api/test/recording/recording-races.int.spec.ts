import { recordingRaces } from './recording-races.cases.ts';

recordingRaces('a folder');
