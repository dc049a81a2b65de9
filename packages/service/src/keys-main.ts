import { runKeys } from './keys.ts'

/** `node packages/service/src/keys-main.ts status|rotate`, beside any service. */
try {
  process.exitCode = await runKeys(process.argv[2], process.env, (line) => console.log(line))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
