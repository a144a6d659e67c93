// Before the first paint, and as a file of its own because the page allows no inline script: the saved theme, or the
// system's. src/app/theme.ts decides the same from then on.
(function () {
  var saved;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    saved = null;
  }
  var dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
