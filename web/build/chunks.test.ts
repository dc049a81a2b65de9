import { describe, expect, it } from 'vitest'
import { chunkNaming, entries, type ModuleImports } from './chunks.ts'

const graph = new Map<string, ModuleImports>()
const module = (id: string, imports: string[], onDemand: string[] = []) =>
  graph.set(id, { importedIds: imports, dynamicallyImportedIds: onDemand })
module(
  entries.app,
  ['/app.css', '/store', '/button', '/node_modules/redux'],
  ['/page', entries.shell],
)
module(entries.shell, ['/button', '/bell', '/avatar', '/field'])
module(entries.site, ['/site-frame', '/button'], ['/contact', entries.app])
module('/contact', ['/field', '/contact-form'])
module('/node_modules/redux', ['/immer'])
module('/page', ['/avatar', '/page-part'])

describe('chunks', () => {
  const nameOf = chunkNaming()
  it.each([
    ['/button', 'look'],
    // A public page fetches it on demand, the frame at once.
    ['/field', 'look'],
    ['/store', 'base'],
    [entries.app, null],
    [entries.site, null],
    ['/site-frame', 'site'],
    ['/bell', 'shell'],
    ['/avatar', 'shell'],
    ['/page-part', null],
    ['/contact-form', null],
    ['/immer', null],
    ['/app.css', null],
  ])('puts %s into %s', (id, chunk) =>
    expect(nameOf(id, { getModuleInfo: (one) => graph.get(one) ?? null })).toBe(chunk),
  )
})
