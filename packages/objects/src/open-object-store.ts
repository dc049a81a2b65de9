import { openDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import { openS3Store, type S3Settings } from './s3-store.ts'

export type ObjectStoreConfig =
  | { readonly kind: 'disk'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Settings)

/**
 * The store that the configuration names (see `readObjectStoreConfig`).
 * @throws ObjectStoreError when its folder cannot be written
 */
export const openObjectStore = async (config: ObjectStoreConfig): Promise<ObjectStore> =>
  config.kind === 'disk' ? openDiskStore(config.folder) : openS3Store(config)
