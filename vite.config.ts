import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };

// Used by index.html. Empty means the page's own origin.
process.env['VITE_API_HOST'] ??= '';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(packageJson.version) },
  server: {
    host: '127.0.0.1',
    port: 4601,
    proxy: { '/api': 'http://127.0.0.1:4600', '/uploads': 'http://127.0.0.1:4600' },
  },
});
