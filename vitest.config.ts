import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/fixtures/**', 'node_modules/**'],
    setupFiles: ['tests/setup/no-unexpected-console.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
