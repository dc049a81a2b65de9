import { vi } from 'vitest'

/** Makes the page believe that it runs inside the mobile app, until `leaveShell`. */
export const enterShell = (platform: 'android' | 'ios'): void =>
  void vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => platform })

export const leaveShell = (): void => void vi.unstubAllGlobals()

type Listener = (event: never) => void

/** The listeners of a doubled plugin: `tell` plays what the phone would say. */
export function pluginEvents() {
  const listeners = new Map<string, Listener>()
  return {
    listeners,
    addListener: (name: string, listener: Listener) => {
      listeners.set(name, listener)
      return Promise.resolve({ remove: () => Promise.resolve() })
    },
    tell: (name: string, event: unknown) => {
      const listener = listeners.get(name)
      if (listener === undefined) throw new Error(`Nobody listens to ${name}`)
      listener(event as never)
    },
  }
}
