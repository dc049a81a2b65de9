import type { Preferences } from '@lumen/contracts/auth/schema'
import { useSyncExternalStore } from 'react'
import { readStored, storageKeys, writeStored } from '@/storage/browser-storage'

export type Theme = Preferences['theme']
export const themes: readonly Theme[] = ['system', 'light', 'dark']

const changed = 'lumen:theme'
const prefersDark = () => globalThis.matchMedia('(prefers-color-scheme: dark)')

/** What the reader chose; `system` when nothing was chosen. */
export function chosenTheme(): Theme {
  const stored = document.documentElement.dataset['themeChoice'] ?? readStored(storageKeys.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** What the screen shows. */
export const shownTheme = (): 'light' | 'dark' => {
  const choice = chosenTheme()
  return choice === 'system' ? (prefersDark().matches ? 'dark' : 'light') : choice
}

function show(): void {
  const theme = shownTheme()
  document.documentElement.dataset['theme'] = theme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#161320' : '#ffffff')
}

/** Chooses a theme, shows it at once and keeps it for the next visit. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['themeChoice'] = theme
  writeStored(storageKeys.theme, theme)
  show()
  globalThis.dispatchEvent(new Event(changed))
}

/** Follows the system's theme for as long as the page lives. */
export function watchSystemTheme(): void {
  show()
  prefersDark().addEventListener('change', () => {
    show()
    globalThis.dispatchEvent(new Event(changed))
  })
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener(changed, listener)
  return () => globalThis.removeEventListener(changed, listener)
}

export const useChosenTheme = () => useSyncExternalStore(subscribe, chosenTheme)
export const useShownTheme = () => useSyncExternalStore(subscribe, shownTheme)
