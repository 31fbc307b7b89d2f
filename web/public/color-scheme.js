// Runs before the first paint, so that a dark screen never flashes light. The stored name is Mantine's.
(() => {
  const kept = localStorage.getItem('mantine-color-scheme-value');
  const wish =
    kept === 'light' || kept === 'dark' ? kept : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', wish);
})();
