import type { ProviderPurpose, SignInProvider } from '@lumen/contracts/auth/provider-operations'

/** What this tab keeps while its person is at a provider; whether it holds, the server knows. */
type WayKept = { provider: SignInProvider; purpose: ProviderPurpose; target: string }

const key = 'lumen.provider-way'

export function keepWay(way: WayKept): void {
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(way))
  } catch (error) {
    console.warn('Browser storage is not available', error)
  }
}

/** null: another tab went there, or storage is switched off. */
export function readWay(): WayKept | null {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null') as WayKept | null
  } catch {
    return null
  }
}
