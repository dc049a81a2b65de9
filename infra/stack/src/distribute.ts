import { endWith, runBeside } from './run-beside.ts'

/** `npm run distribute -- chat|memory [--check]`: the keys that Citus asks for, on this machine’s data. */
await endWith(runBeside('packages/service/src/distribute-main.ts', process.argv.slice(2)))
