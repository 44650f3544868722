/** True in the build that runs without a server (`vite --mode demo`); set by vite.config.ts. */
declare const __MOCK__: boolean

/** What whoever builds the page may set in the environment. */
interface ImportMetaEnv {
  readonly VITE_SUPPORT_ADDRESS?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_SUPPORT_PHONE?: string
  readonly VITE_APP_STORE_URL?: string
  readonly VITE_GOOGLE_PLAY_URL?: string
}
