// Runs before the first paint and before the app's modules.

// zod would otherwise try to compile code, which the content security policy forbids: some browsers report the attempt.
globalThis.__zod_globalConfig = { jitless: true };

// A browser that stores nothing for sites throws.
const storedScheme = () => {
  try {
    return localStorage.getItem('mantine-color-scheme-value');
  } catch {
    return null;
  }
};

// A dark screen must never flash light. The stored name is that of ui/src/theme/colour-scheme.ts.
(() => {
  const root = document.documentElement;
  const attribute = 'data-color-scheme';
  const kept = storedScheme();
  const wish =
    kept === 'light' || kept === 'dark' ? kept : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute(attribute, wish);

  // The bars of browser and device follow the scheme that was chosen here, whichever the device has. The colours of `--bg`.
  const bars = { light: '#F8F6F2', dark: '#091521' };
  const colourBars = () => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', bars[root.getAttribute(attribute)] ?? bars.light);
  };
  colourBars();
  new MutationObserver(colourBars).observe(root, { attributeFilter: [attribute] });
})();
