import { join, resolve } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..')
export const webRoot = join(repositoryRoot, 'web', 'dist')

/** Where this copy keeps its data: `LUMEN_DATA_DIR`, else `.data` in the repository. */
export const dataDirectory = (env: Record<string, string | undefined>): string =>
  resolve(repositoryRoot, env['LUMEN_DATA_DIR'] ?? '.data')
