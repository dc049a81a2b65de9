/**
 * How `npm run mutate` breaks code. It runs in a copy of the product (product-copy.ts), hence in place:
 * in a sandbox of Stryker's own, packages of the product would be found where they are not broken.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'infra/mutations/vitest.config.ts', related: false },
  inPlace: true,
  // Nothing compiles here; every file would be read and written for it.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // What is only read while a file loads would need a new process for each change.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine may need long for anything; what hangs is found all the same.
  timeoutMS: 600_000,
  dryRunTimeoutMinutes: 15,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  allowEmpty: false,
  jsonReporter: { fileName: 'mutation.json' },
  allowConsoleColors: false,
}
