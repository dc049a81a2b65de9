import type { adminOperations } from '@lumen/contracts/admin/operations'
import { defaultLanguage, type Language } from '@lumen/contracts/languages'
import type { Caller } from '@lumen/http/identity'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { findHelp, readHelpArticle, voteOnHelp } from '../use-cases/read-help.ts'

type Sender = { caller: Caller | null; address: string }

const readerOf = ({ caller, address }: Sender) => ({
  userId: caller?.userId ?? null,
  sessionId: caller?.sessionId ?? null,
  address,
})
const languageOf = (asked: Language | undefined, { caller }: Sender) =>
  asked ?? caller?.language ?? defaultLanguage

/** Entrance of /api/help. */
export const helpRoutes = (context: AdminContext) =>
  ({
    'GET /api/help/articles': (request) =>
      findHelp(context, {
        ...request.query,
        language: languageOf(request.query.language, request),
      }),
    'GET /api/help/articles/:slug': (request) =>
      readHelpArticle(
        context,
        request.params.slug,
        languageOf(request.query.language, request),
        readerOf(request),
      ),
    'POST /api/help/articles/:slug/feedback': async (request) => {
      const { params, body } = request
      await voteOnHelp(context, params.slug, body.helpful, readerOf(request))
      return { success: true as const }
    },
  }) satisfies Partial<Handlers<typeof adminOperations>>
