/** In one chunk: once an erasure is asked for, the page that says so must not wait for the network. */
export { AskedErasureScreen } from './asked-screen.tsx';
export { ErasureScreen } from './erasure-screen.tsx';
