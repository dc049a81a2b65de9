/** What the wrapper puts into the page before its first script runs. */
type Shell = { isNativePlatform(): boolean; getPlatform(): string }

const shell = () => (globalThis as { Capacitor?: Shell }).Capacitor

/** True inside the mobile app, false in every browser. */
export const isNative = (): boolean => shell()?.isNativePlatform() ?? false

export const nativePlatform = (): 'android' | 'ios' =>
  shell()?.getPlatform() === 'ios' ? 'ios' : 'android'

/** @throws in a browser, which has no native plugins */
export function requireNative(plugin: string): void {
  if (!isNative()) throw new Error(`${plugin} is unavailable: not implemented on web`)
}
