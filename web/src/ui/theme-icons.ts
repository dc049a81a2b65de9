import { Monitor, Moon, Sun } from 'lucide-react'

/** The icon of each theme that can be chosen. */
export const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const
