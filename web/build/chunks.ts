import { fileURLToPath } from 'node:url'

/** What the bundler knows of a module: those that it imports, at once and on demand. */
export type ModuleImports = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type ModuleGraph = { getModuleInfo: (id: string) => ModuleImports | null }

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Where people come in: to the app, to the frame of signed-in people within it, to the public pages. */
export const entries = {
  app: source('main.tsx'),
  shell: source('app/shell/app-shell.tsx'),
  site: source('site/entry-site.tsx'),
}

/** Styles stay with the entry that imports them: rendered pages hold those of theirs. */
const isOwn = (id: string) => !id.includes('node_modules') && !/\.css(\?|$)/.test(id)

/** The scripts of our own that are loaded with some others before any of them runs, these included. */
function loadedWith(ids: Iterable<string>, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const waiting = [...ids]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !isOwn(id)) continue
    reached.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/**
 * Names the chunk of a module by who loads it, whatever its file is called. `look`: public pages and
 * the app. `base`: the app, on every screen. `site`: every public page. `shell`: every screen of
 * signed-in people. Null: not everybody; the bundler finds its place.
 */
export function chunkNaming(): (id: string, graph: ModuleGraph) => string | null {
  let loaded: Record<'app' | 'shell' | 'site' | 'pages', Set<string>> | undefined
  return (id, graph) => {
    if (loaded === undefined) {
      const site = loadedWith([entries.site], graph)
      const onDemand = [...site]
        .flatMap((one) => graph.getModuleInfo(one)?.dynamicallyImportedIds ?? [])
        // The app itself is fetched from public pages too, for people who are signed in.
        .filter((one) => one !== entries.app)
      loaded = {
        app: loadedWith([entries.app], graph),
        shell: loadedWith([entries.shell], graph),
        site,
        pages: loadedWith(onDemand, graph),
      }
    }
    // An entry waits for texts while it runs: a chunk that others import as well would hold them up.
    if (Object.values(entries).includes(id)) return null
    const { app, shell, site, pages } = loaded
    if ((site.has(id) || pages.has(id)) && (app.has(id) || shell.has(id))) return 'look'
    if (app.has(id)) return 'base'
    if (site.has(id)) return 'site'
    return shell.has(id) ? 'shell' : null
  }
}

const packages = (names: string) => new RegExp(String.raw`node_modules[\\/](${names})[\\/]`)

/** How modules are put together in the chunks of app and public pages. */
export function chunkGroups() {
  const nameOf = chunkNaming()
  return [
    { name: 'react', priority: 6, test: packages('react|react-dom|scheduler') },
    { name: 'router', priority: 6, test: packages('react-router') },
    {
      name: 'state',
      priority: 6,
      test: packages(
        '@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store',
      ),
    },
    { name: 'i18n', priority: 6, test: packages('i18next|react-i18next|i18next-http-backend') },
    {
      // What the smallest public page needs as well.
      name: 'parts',
      priority: 6,
      test: /vite[\\/]preload-helper|node_modules[\\/](clsx|class-variance-authority|@radix-ui[\\/]react-(slot|compose-refs))[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
    },
    {
      // Icons of the same screens together: apart, each would cost a round trip.
      name: 'icons',
      priority: 6,
      test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_100,
    },
    // One by one, because a chunk takes along what its modules import.
    ...['look', 'base', 'site', 'shell'].map((chunk, place) => ({
      name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === chunk ? chunk : null),
      debugName: chunk,
      priority: 5 - place,
    })),
  ]
}
