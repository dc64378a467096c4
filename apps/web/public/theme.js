// Runs before the first paint. The key and the values are those of src/lib/theme/stored-choice.ts.
try {
  const theme = localStorage.getItem('hooplog.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const palette = localStorage.getItem('hooplog.palette');
  if (palette === 'safe') document.documentElement.dataset.palette = palette;
} catch {
  // Storage can be forbidden; the system's setting then decides.
}
