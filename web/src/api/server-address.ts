/**
 * Origin of the server: the page’s own in a browser. The wrapper brings its pages along and is built
 * for one server (`VITE_API_BASE`).
 */
export const serverAddress = (): string =>
  import.meta.env.MODE === 'native'
    ? new URL(import.meta.env.VITE_API_BASE ?? '').origin
    : globalThis.location.origin

/** Where the realtime socket is. */
export const socketAddress = (): string => `${serverAddress().replace(/^http/, 'ws')}/ws`
