import { Workbox } from 'workbox-window'
import { askForUpdate } from './names'

/** How often an open page asks whether there is a new version, in milliseconds. */
const checkEvery = 60 * 60 * 1000

/**
 * Starts the worker that makes the shell work offline and receives push messages.
 * @param onUpdate called when a new version waits; `apply` lets it take over and reloads the page
 */
export async function registerServiceWorker(onUpdate: (apply: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload())
      void workbox.messageSW({ type: askForUpdate })
    }),
  )
  try {
    await workbox.register()
    setInterval(() => void workbox.update().catch(() => undefined), checkEvery)
  } catch (error) {
    console.warn('The offline worker could not be started', error)
  }
}
