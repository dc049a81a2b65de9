import { authLimits } from '@lumen/contracts/auth/limits'
import { defaultLanguage, type Language } from '@lumen/contracts/languages'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import type { MailKind } from '../content.ts'
import { insertMail } from '../store/mails.ts'
import type { AuthTables } from '../store/tables.ts'

type Tx = Transaction<AuthTables>

/** Where a path of the product is reached from outside. */
export function publicLink({ config }: AuthContext, path: string): string {
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return new URL(path, origin).href
}

/** Where people write to those behind the product, in a language. */
export const contactLink = (context: AuthContext, language: Language): string =>
  publicLink(context, language === defaultLanguage ? '/contact' : `/${language}/contact`)

/** Where the web takes the token of a link. In the fragment, which no server’s log ever sees. */
const pages: Readonly<Partial<Record<MailKind, string>>> = {
  'reset-password': '/auth/reset',
  'already-registered': '/auth',
  'address-in-use': '/auth',
}

/**
 * Puts a mail of ours into the transaction of what it is about; follow with `courier.wake()` after the
 * commit. It is tried for as long as its link holds.
 * @param to.sealedFor the account or registration whose key seals it while it waits
 * @param token of the link, when it carries one
 */
export async function queueMail(
  context: AuthContext,
  tx: Tx,
  kind: MailKind,
  to: { sealedFor: string; email: string; language: Language },
  token?: string,
): Promise<void> {
  const now = context.clock.now()
  const minutes =
    kind === 'already-registered' || kind === 'address-in-use'
      ? undefined
      : authLimits.linkMinutes[kind]
  const page = pages[kind] ?? '/auth/verify'
  await insertMail(tx, context.sealer, {
    sealedFor: to.sealedFor,
    content: {
      kind,
      to: to.email,
      language: to.language,
      url: publicLink(context, token === undefined ? page : `${page}#token=${token}`),
      ...(minutes !== undefined && { minutes }),
    },
    now,
    expiresAt: new Date(now.getTime() + (minutes ?? 24 * 60) * 60_000),
  })
}

/** `mail_not_configured` where no mail would ever be sent. */
export function sendsMail({ mailer }: AuthContext): boolean {
  return mailer.mode !== 'off'
}
