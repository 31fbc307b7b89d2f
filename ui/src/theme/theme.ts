import { createTheme } from '@mantine/core';
import { emerald, garnet, gold, indigo, night, paper } from './palette.ts';

/** The design’s scales as Mantine reads them: scales here, semantic names in `tokens.css`. */
export const theme = createTheme({
  colors: { indigo, emerald, gold, garnet, gray: paper, dark: night },
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  black: '#12263A',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '400',
    sizes: {
      h1: { fontSize: '2.75rem' },
      h2: { fontSize: '1.75rem' },
      h3: { fontSize: '1.375rem' },
      h4: { fontSize: '1.0625rem', fontWeight: '600' },
    },
  },
  fontSizes: { xs: '.8125rem', sm: '.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '.375rem', sm: '.625rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  shadows: { sm: 'var(--shadow-1)', md: 'var(--shadow-2)', xl: 'var(--shadow-3)' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em' },
  components: {
    ActionIcon: { defaultProps: { size: 44 } },
    Button: { defaultProps: { radius: 'xl' } },
    Chip: { defaultProps: { radius: 'xl' } },
    Menu: { defaultProps: { radius: 'md', shadow: 'xl' } },
    Modal: { defaultProps: { radius: 'lg', overlayProps: { color: 'var(--scrim)' } } },
    Switch: { defaultProps: { color: 'emerald' } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: false } } },
  },
});
