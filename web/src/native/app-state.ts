/** Name of the event on `window` that tells when the app comes to the front or leaves it. */
export const appStateEvent = 'lumen:app-state'
export type AppState = { state: 'active' | 'inactive'; url: string }

/** Tells everybody in the page about the app’s state, with the address shown at that moment. */
export async function broadcastAppState(): Promise<void> {
  const { App } = await import('@capacitor/app')
  await App.addListener('appStateChange', ({ isActive }) => {
    const detail: AppState = {
      state: isActive ? 'active' : 'inactive',
      url: globalThis.location.href,
    }
    globalThis.dispatchEvent(new CustomEvent(appStateEvent, { detail }))
  })
}
