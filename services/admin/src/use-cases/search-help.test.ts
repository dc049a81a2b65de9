import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { helpRoom } from '../content.ts'
import { readArticles } from './publish-help.ts'
import { rankArticles } from '../domain/rank-articles.ts'

const articles = readArticles(openRoom(helpRoom))

/** What people look for, whatever words the articles use. */
it.each<[Language, string, string]>([
  ['zh', '注销', 'delete-your-account'],
  ['zh', '注销账号', 'delete-your-account'],
  ['zh', '发票', 'plans-and-credits'],
  ['zh', '导出', 'export-your-data'],
  ['en', 'close account', 'delete-your-account'],
  ['en', 'export', 'export-your-data'],
  ['en', 'invoice', 'plans-and-credits'],
  ['ja', '退会', 'delete-your-account'],
  ['ko', '탈퇴', 'delete-your-account'],
  ['fr', 'supprimer mon compte', 'delete-your-account'],
  ['de', 'Konto löschen', 'delete-your-account'],
  ['es', 'eliminar cuenta', 'delete-your-account'],
  ['pt', 'encerrar conta', 'delete-your-account'],
])('%s: %s', (language, query, slug) => {
  const own = articles.filter((article) => article.language === language)
  expect(rankArticles(own, query)[0]?.slug).toBe(slug)
})
