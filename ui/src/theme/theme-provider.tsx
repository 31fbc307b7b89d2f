import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import type { ReactNode } from 'react';
import './tokens.css';
import './base.css';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

/** The page's own nonce: the policy of the server lets only these style elements in. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The look of every screen: tokens, base styles and Mantine's theme, in the scheme the person or their device chose. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    defaultColorScheme="auto"
    getStyleNonce={styleNonce}
  >
    {children}
  </MantineProvider>
);
