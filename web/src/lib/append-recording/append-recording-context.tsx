import { createContext, use, type ReactNode } from 'react';

type AppendRecordingProps = Readonly<{ thoughtId: string }>;

/** Features do not import each other: the app provides the controls of the capture feature through this context. */
export const AppendRecordingContext = createContext<(props: AppendRecordingProps) => ReactNode>(() => null);

/** « Ajouter un enregistrement »: the recorder, or a file, for this thought. */
export const AppendRecording = (props: AppendRecordingProps) => use(AppendRecordingContext)(props);
