import { useLayoutEffect, type ReactNode } from 'react';
import './tokens.css';
import './base.css';
import { followColourScheme } from './colour-scheme.ts';

/** The look of every screen: tokens and base styles, in the scheme the person or their device chose. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(followColourScheme, []);
  return children;
};
