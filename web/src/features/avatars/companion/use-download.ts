import { objectIdOf, useObjectAddress } from '@/features/media'
import { isNative } from '@/native/bridge'

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
/** Long enough for the browser to have begun. */
const keepMs = 60_000

/**
 * Saves a stored picture as it is, with what it says of itself. In the wrapper the system’s browser
 * does, which knows a signed address only.
 */
export function useDownload(address: string | null): (name: string) => Promise<void> {
  const objectId = address === null ? null : objectIdOf(address)
  const addressOf = useObjectAddress(objectId)
  return async (name) => {
    const source = objectId === null ? (address ?? undefined) : addressOf({ download: true })
    if (source === undefined) throw new Error('the address of the picture is not known yet')
    if (isNative()) {
      globalThis.open(source, '_blank')
      return
    }
    const response = await fetch(source, { credentials: 'same-origin' })
    if (!response.ok) throw new Error(`the picture answered ${response.status}`)
    const blob = await response.blob()
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = `${name}.${endings[blob.type.split(';')[0] ?? ''] ?? 'png'}`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), keepMs)
  }
}
