import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './paths.ts'

/** Adds the settings of `.env` to the environment of this process; what is set already stays. */
export function loadEnvFile(): void {
  const path = join(repositoryRoot, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
