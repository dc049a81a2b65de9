/** The push services of the browsers: nobody else gets requests from us. */
const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/**
 * Whether a browser’s endpoint is at a known push service, so that nobody makes the server call an
 * address of their choice. `further` are origins that the operator trusts as well.
 */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (further.includes(url.origin)) return true
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    pushServices.some((host) =>
      host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
    )
  )
}
