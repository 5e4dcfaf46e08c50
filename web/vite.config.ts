import { svelte } from '@sveltejs/vite-plugin-svelte'
import { compression } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { books } from './build/books'
import { icons } from './build/icons'
import { rules } from './build/rules'
import { texts } from './build/texts'

/** Where the server listens while the client is being developed with `npm run dev`. */
const SERVER = process.env['AIRLOCK_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    texts(),
    icons(),
    rules(),
    books(),
    svelte(),
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(html|js|css|svg|json)$/,
      threshold: 1024,
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'happy-dom' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
