import { Type } from 'typebox'
import { Email } from '../auth/schema.ts'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, LanguageCode, Success, Text } from '../schema.ts'
import { contactCategories, contactLimits, helpLimits } from './limits.ts'
import { HelpArticle, HelpArticleSummary, HelpCategory, Slug, SystemStatus } from './schema.ts'

const ArticleParams = Type.Object({ slug: Slug })
const InLanguage = { language: Type.Optional(LanguageCode) }

export const adminOperations = defineOperations({
  'POST /api/contact': {
    service: 'admin',
    access: 'public',
    summary: 'Write to the people behind the product',
    body: Closed({
      /** Made by the client: a repeated one answers as the first time and stores nothing. */
      clientId: Type.Optional(Id),
      name: FilledText(contactLimits.name),
      email: Email,
      subject: FilledText(contactLimits.subject),
      category: Type.Enum(contactCategories),
      message: FilledText(contactLimits.message),
      /** What it is answered in; the account’s, or Chinese, when it is left out. */
      language: Type.Optional(LanguageCode),
    }),
    replies: { 201: Closed({ id: Id }) },
    rate: { max: 10, windowSeconds: 3600 },
  },
  'GET /api/status': {
    service: 'admin',
    access: 'public',
    summary: 'How the services are, and how they were in the last 90 days',
    replies: { 200: SystemStatus },
  },
  'GET /api/help/articles': {
    service: 'admin',
    access: 'public',
    summary: 'Help articles in their order; with a query the best matches first',
    query: Closed({
      ...InLanguage,
      query: Type.Optional(Text(0, helpLimits.query)),
      category: Type.Optional(HelpCategory),
    }),
    replies: { 200: Type.Array(HelpArticleSummary) },
  },
  'GET /api/help/articles/:slug': {
    service: 'admin',
    access: 'public',
    summary: 'One help article; counts a view once a day for each reader',
    params: ArticleParams,
    query: Closed(InLanguage),
    replies: { 200: HelpArticle },
  },
  'POST /api/help/articles/:slug/feedback': {
    service: 'admin',
    access: 'public',
    summary: 'Tell whether an article helped; the last word of each reader counts',
    params: ArticleParams,
    body: Closed({ helpful: Type.Boolean() }),
    replies: { 200: Success },
    rate: { max: 60, windowSeconds: 3600 },
  },
})
