/**
 * Path and query of an address that opened the app: `https://lumen.example/chat/1?x=2` and
 * `lumen://chat/1?x=2` are `/chat/1?x=2`. Null for what is no address of the product.
 */
export function pathOfLink(link: string): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, host, pathname, search } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'lumen:') return null
  const path = protocol === 'lumen:' ? `${host}${pathname}` : pathname
  // Two slashes at the start would lead to another host.
  return `/${path.replace(/^\/+/, '')}${search}`
}

/** Shows the screens that links into the app name, the one that started it as well. */
export async function followDeepLinks(open: (path: string) => void): Promise<void> {
  const { App } = await import('@capacitor/app')
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = pathOfLink(url)
    if (path === null) console.warn('A link leads nowhere in the app', url)
    else open(path)
  })
}
