import { createContext, use, type ReactNode } from 'react';

/** `pictureIds`: of the thought. */
export type AppendRecordingProps = Readonly<{ thoughtId: string; spoken: boolean; pictureIds: readonly string[] }>;

/** Features do not import each other: the app provides the controls of the capture feature through this context. */
export const AppendRecordingContext = createContext<(props: AppendRecordingProps) => ReactNode>(() => null);

/** Pictures for this thought; for a spoken one the recorder, or a sound file, too. */
export const AppendRecording = (props: AppendRecordingProps) => use(AppendRecordingContext)(props);
