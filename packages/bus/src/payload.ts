import { BusError } from './bus-error.ts'

/** What a NATS server accepts unless it says otherwise. */
const defaultMaxBytes = 1024 * 1024

/**
 * JSON for the wire.
 *
 * @param what named in the error
 * @throws BusError `invalid` when it is more than the server accepts in one message
 */
export function encodePayload(
  what: string,
  data: unknown,
  maxBytes: number = defaultMaxBytes,
): Uint8Array {
  const payload = Buffer.from(JSON.stringify(data) ?? 'null', 'utf8')
  if (payload.length > maxBytes) {
    throw new BusError(
      'invalid',
      `${what} takes ${payload.length} bytes; one message may take ${maxBytes}`,
    )
  }
  return payload
}

/** @throws SyntaxError */
export function decodePayload(data: Uint8Array): unknown {
  return JSON.parse(Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('utf8'))
}
