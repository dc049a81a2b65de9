import { loadEnvFile } from './load-env-file.ts'
import { dataDirectory } from './paths.ts'
import { endWith, runBeside } from './run-beside.ts'
import { addSealKey } from './secrets.ts'

/** `npm run keys -- add|status|rotate`: the master keys of sealed text on this machine’s data. */
async function run(args: readonly string[]): Promise<number> {
  if (args[0] !== 'add') return runBeside('packages/service/src/keys-main.ts', args)
  loadEnvFile()
  const version = await addSealKey(dataDirectory(process.env))
  console.log(`Version ${version} is there. Start the product anew, then npm run keys -- rotate`)
  return 0
}

await endWith(run(process.argv.slice(2)))
