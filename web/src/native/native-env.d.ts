/** What the wrapper is built with (`npm run native:sync`); unset in the web. */
interface ImportMetaEnv {
  /** Where the server is, as `https://lumen.example`. */
  readonly VITE_API_BASE?: string
  /** `on` when the Android project holds a google-services.json. */
  readonly VITE_ANDROID_PUSH?: string
}
