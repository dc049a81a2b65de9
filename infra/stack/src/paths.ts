import { join, resolve } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..')
export const webRoot = join(repositoryRoot, 'web', 'dist')

/** Debian packages that were unpacked for us; they outlive `--fresh`. */
export const packagesDirectory = join(repositoryRoot, '.data', 'packages')

/** Where this copy keeps its data: `LUMEN_DATA_DIR`, else `.data/product` in the repository. */
export const dataDirectory = (env: Record<string, string | undefined>): string =>
  resolve(repositoryRoot, env['LUMEN_DATA_DIR'] ?? '.data/product')
