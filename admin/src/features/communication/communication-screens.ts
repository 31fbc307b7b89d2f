export { BroadcastScreen } from './broadcast-screen.tsx';
export { CommunicationScreen } from './communication-screen.tsx';
