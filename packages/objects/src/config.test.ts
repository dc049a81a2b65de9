import { describe, expect, it } from 'vitest'
import { readObjectStoreConfig } from './config.ts'

const s3 = {
  OBJECTS_S3_ENDPOINT: 'https://s3.example.com',
  OBJECTS_S3_BUCKET: 'lumen',
  OBJECTS_S3_KEY: 'key',
  OBJECTS_S3_SECRET: 'secret',
}

describe('where objects are kept', () => {
  it('is a folder, or a bucket once a service is named', () => {
    const disk = { OBJECTS_DIR: '/var/lib/lumen', OBJECTS_S3_ENDPOINT: '' }
    expect(readObjectStoreConfig(disk)).toEqual({ kind: 'disk', folder: '/var/lib/lumen' })
    expect(readObjectStoreConfig({ ...disk, ...s3 })).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.com',
      bucket: 'lumen',
      region: 'us-east-1',
      key: 'key',
      secret: 'secret',
    })
  })

  it('must be said, and said whole', () => {
    expect(() => readObjectStoreConfig({})).toThrow('OBJECTS_DIR')
    expect(() =>
      readObjectStoreConfig({
        OBJECTS_S3_ENDPOINT: 's3.example.com',
        OBJECTS_S3_BUCKET: 'No/Such',
      }),
    ).toThrow(/ENDPOINT must be a URL[^]*BUCKET must be[^]*KEY is missing[^]*SECRET is missing/)
  })
})
