import type { CapacitorConfig } from '@capacitor/cli'

/** The mobile wrapper: docs/mobile.md says how it is built. */
const config: CapacitorConfig = {
  appId: 'app.lumen.companion',
  appName: 'Lumen',
  webDir: 'native/dist',
  android: {
    path: 'native/android',
    // Older ones do not know the language that the web is built to.
    minWebViewVersion: 94,
  },
  ios: { path: 'native/ios' },
  plugins: {
    // Pages lie under the bars.
    SystemBars: { initialViewportFitValueHint: 'cover' },
    StatusBar: { style: 'DARK', backgroundColor: '#6B46C1' },
  },
}

export default config
