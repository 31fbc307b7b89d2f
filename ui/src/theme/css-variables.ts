import type { CSSVariablesResolver } from '@mantine/core';

const semantic = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-indigo-filled': 'var(--primary)',
  '--mantine-color-indigo-filled-hover': 'var(--primary-hover)',
  '--mantine-color-indigo-light': 'var(--accent-soft)',
  '--mantine-color-indigo-light-color': 'var(--accent)',
};

/** Mantine's names point at ours, so both schemes and `.night` follow `tokens.css` alone. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: semantic, dark: semantic });
