import { nativePlatform } from './bridge'
import './status-bar.css'

/** Violet 600, as in `status-bar.css`, which colours it where pages lie under the bar. */
const color = '#6B46C1'

/** White signs on the product’s violet. */
export async function colorStatusBar(): Promise<void> {
  const { SystemBars, SystemBarsStyle, SystemBarType } = await import('@capacitor/core')
  await SystemBars.setStyle({ style: SystemBarsStyle.Dark, bar: SystemBarType.StatusBar })
  // Elsewhere the bar has no colour of its own; from Android 15 on the plugin does nothing.
  if (nativePlatform() !== 'android') return
  const { StatusBar } = await import('@capacitor/status-bar')
  await StatusBar.setBackgroundColor({ color })
}
