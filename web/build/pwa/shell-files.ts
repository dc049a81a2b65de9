/** Vite’s manifest: source files with what they were built to. */
export type BuildManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>

/** Screens that open without a network. */
const screens = ['src/features/chat/chat-page.tsx', 'src/features/companions/companions-page.tsx']

/**
 * What the app needs to start and to show conversations, relative to the built web.
 * @param app the page of the app, which names its scripts
 * @throws when a screen is not part of the build
 */
export function shellFiles(manifest: BuildManifest, app: string): string[] {
  const files = new Set(['app.html'])
  const seen = new Set<string>()
  const take = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}`)
    if (seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) take(next)
  }
  for (const screen of screens) take(screen)
  for (const [file] of app.matchAll(/(?<=(?:src|href)="\/)assets\/[^"]+(?=")/g)) files.add(file)
  return [...files]
}
