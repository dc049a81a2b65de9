import { requireNative } from './bridge'

const quality = 90

async function addressOf(pick: () => Promise<string | undefined>): Promise<string | null> {
  try {
    requireNative('Camera')
    return (await pick()) ?? null
  } catch (error) {
    console.error('There is no picture', error)
    return null
  }
}

/** A new picture, edited by whoever took it: an address that the page can fetch, null when there is none. */
export const takePicture = (): Promise<string | null> =>
  addressOf(async () => {
    const { Camera } = await import('@capacitor/camera')
    return (await Camera.takePhoto({ quality, editable: 'in-app' })).webPath
  })

/** A picture of the gallery, edited as well: an address that the page can fetch, null when there is none. */
export const choosePicture = (): Promise<string | null> =>
  addressOf(async () => {
    const { Camera } = await import('@capacitor/camera')
    const { results } = await Camera.chooseFromGallery({ quality, editable: 'in-app' })
    return results[0]?.webPath
  })
