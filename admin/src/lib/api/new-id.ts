import { v7 } from 'uuid';

/** A fresh id for what is made here. */
export const newId = () => v7();
