// Runs before the first paint and before the app's modules.

// zod would otherwise try to compile code, which the content security policy forbids: some browsers report the attempt.
globalThis.__zod_globalConfig = { jitless: true };

// A dark screen must never flash light. The stored name is Mantine's.
(() => {
  const kept = localStorage.getItem('mantine-color-scheme-value');
  const wish =
    kept === 'light' || kept === 'dark' ? kept : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', wish);
})();
