import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Alias, type Plugin } from 'vite'

const root = import.meta.dirname
const installed = (path: string) => resolve(root, 'node_modules', path)

/** The folder of the site: what `--site` named, or the repository itself. */
const siteDir = resolve(process.env['SITE_DIR'] ?? root)

const aliases: Alias[] = [
  { find: '#site', replacement: resolve(siteDir, 'generated') },
  // Messages are compiled to ASTs; the ICU parser stays at home.
  {
    find: '@formatjs/icu-messageformat-parser',
    replacement: installed('@formatjs/icu-messageformat-parser/no-parser.js'),
  },
]

/** The router's own production build, one module for both of its names: without development checks and data routers. */
const productionRouter: Alias = {
  find: /^react-router(-dom)?$/,
  replacement: installed('react-router/dist/production/index.mjs'),
}

/**
 * Names for the React tools keep every component of these libraries in the bundle, used or not.
 * Without the names, and with the wrappers marked as pure, what the site does not use falls away (7 KB).
 */
const dropUnusedComponents: Plugin = {
  name: 'drop-unused-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(react-router|react-intl)\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
}

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  plugins: [react(), dropUnusedComponents],
  resolve: { alias: command === 'build' ? [...aliases, productionRouter] : aliases },
  environments: {
    client: {
      build: {
        outDir: resolve(siteDir, 'dist'),
        emptyOutDir: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // No page has a script of its own: prerendering puts in what src/boot/ imports the runtime with.
          input: resolve(root, 'src/boot/runtime.ts'),
          preserveEntrySignatures: 'allow-extension',
          // Whatever else shares parts of it: what every page needs is one file, which compresses better.
          output: { codeSplitting: { groups: [{ name: 'runtime', tags: ['$initial'] }] } },
        },
      },
    },
    ssr: {
      // The aliases hold only for what is bundled.
      resolve: { noExternal: true },
      build: {
        outDir: resolve(siteDir, '.cache/prerender'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: resolve(root, 'src/entry-prerender.tsx') },
      },
    },
  },
  builder: {},
}))
