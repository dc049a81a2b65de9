import { isNative } from '@/native/bridge'

/** Long enough for the browser to have begun. */
const keepMs = 60_000

/** Saves a file, or hands it to the system where there is nothing to save it to. */
export async function saveFile(url: string, name: string): Promise<void> {
  setTimeout(() => URL.revokeObjectURL(url), keepMs)
  if (isNative()) {
    const blob = await (await fetch(url)).blob()
    const files = [new File([blob], name, { type: blob.type })]
    if (navigator.canShare?.({ files })) {
      await navigator.share({ files }).catch((error: unknown) => {
        // Whoever closes the system’s window did not want to share after all.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      })
      return
    }
  }
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
