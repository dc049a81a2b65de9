import { objectIdOf, useObjectAddress } from '@/features/media'
import { isNative } from '@/native/bridge'
import { toPng } from './to-png'

/** Long enough for the browser to have begun. */
const keepMs = 60_000

/**
 * Saves a stored picture as a PNG, with what it says of who made it. In the wrapper the system’s
 * browser saves it as it is: that knows a signed address only.
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
    const url = URL.createObjectURL(await toPng(await response.blob()))
    const link = document.createElement('a')
    link.href = url
    link.download = `${name}.png`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), keepMs)
  }
}
