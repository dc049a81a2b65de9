import type { ErasureRecord } from '@lumen/contracts/auth/deletion'
import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { canonicalJson, isGenuine, signRecord } from './receipt.ts'

const record: ErasureRecord = {
  version: 1,
  receiptId: '018f0000-0000-7000-8000-000000000000',
  requestedAt: '2026-11-21T12:00:00.000Z',
  beganAt: '2026-11-28T12:00:00.000Z',
  completedAt: '2026-11-28T12:01:00.000Z',
  services: [{ service: 'chat', erased: { messages: 3, keys: 1 } }],
  paymentsKept: 0,
  paymentsKeptUntil: null,
  backupsOverwrittenBy: '2026-12-28T12:01:00.000Z',
}
const { privateKey } = generateKeyPairSync('ed25519')

it('writes the same bytes whatever the order of the keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: '忆' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"忆","d":null}]}',
  )
  const turned = Object.fromEntries(Object.entries(record).toReversed())
  expect(canonicalJson(turned)).toBe(canonicalJson(record))
})

it('holds for what was signed, also after a database has turned its keys around', () => {
  const receipt = signRecord(record, privateKey)
  expect(isGenuine(receipt)).toBe(true)
  const turned = Object.fromEntries(Object.entries(record).toReversed()) as ErasureRecord
  expect(isGenuine({ ...receipt, record: turned })).toBe(true)
})

it('does not hold for anything else', () => {
  const receipt = signRecord(record, privateKey)
  expect(isGenuine({ ...receipt, record: { ...record, paymentsKept: 1 } })).toBe(false)
  const other = signRecord(record, generateKeyPairSync('ed25519').privateKey)
  expect(isGenuine({ ...receipt, signature: other.signature })).toBe(false)
})
