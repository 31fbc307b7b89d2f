import { v7 } from 'uuid';

/** A new id for what is created here. */
export const newId = () => v7();
