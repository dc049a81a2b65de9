import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkContent } from '@lumen/content/check-content'
import { compileContent } from '@lumen/content/compile-content'
import { contentFolder } from '@lumen/content/compiled-index'
import { declaredRooms } from '@lumen/content/declared-rooms'
import { openRoom } from '@lumen/content/open-room'
import { languagesModule, readLanguages } from '@lumen/content/write-languages'
import { defaultLanguage, languages, type Language } from '@lumen/contracts/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Cantonese, in the words of Chinese: what a new language begins with. */
const added = 'yue'
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  // The others would only take time.
  for (const language of [defaultLanguage, added])
    cpSync(join(contentFolder, defaultLanguage), join(folder, language), { recursive: true })
  const entry = `${added}:
  name: 粵語
  english: Cantonese
  tag: yue
  locale: yue-HK
  flag: HK
  script: Han
  spaces: no
  sentences: ''
  list: [、, 、]
  decimal: .
  quotes: [「, 」]
  speaker: yue
`
  const list = readFileSync(join(contentFolder, 'languages.yaml'), 'utf8')
  writeFileSync(join(folder, 'languages.yaml'), list + entry)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a ninth language is a folder and an entry', async () => {
  const known = readLanguages(folder)
  expect(Object.keys(known)).toEqual([...languages, added])
  const rooms = await declaredRooms()
  const both = { [defaultLanguage]: known[defaultLanguage]!, [added]: known[added]! }
  expect(checkContent(rooms, both, folder).faults).toEqual([])
  const to = join(folder, '.compiled')
  await compileContent({ from: folder, to })
  for (const room of rooms) expect(openRoom(room, to)(added as Language)).toBeDefined()
})

test('code knows it by name', async () => {
  const file = join(folder, 'languages.ts')
  writeFileSync(file, languagesModule(readLanguages(folder)))
  const written = (await import(pathToFileURL(file).href)) as {
    isLanguage(value: unknown): boolean
    languageFacts: Record<string, { name: string; tag: string }>
  }
  expect(written.isLanguage(added)).toBe(true)
  expect(written.languageFacts[added]).toMatchObject({ name: '粵語', tag: added })
})
