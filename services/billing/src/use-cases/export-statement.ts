import type { Transaction } from '@lumen/contracts/billing/schema'
import type { Language } from '@lumen/contracts/languages'
import type { BillingContext } from '../context.ts'
import { statementCsv } from '../domain/statement-csv.ts'
import { statementTextsOf } from '../statement-texts.ts'
import { balanceBefore } from '../store/statement.ts'
import { readTransactions } from './read-wallet.ts'

const pageSize = 1_000
/** Some 10 MB; nobody has that many. */
const mostLines = 100_000

/** The whole statement as CSV in the language of who asks, newest first. */
export async function exportStatement(
  context: BillingContext,
  userId: string,
  language: Language,
): Promise<string> {
  const lines: Transaction[] = []
  while (lines.length < mostLines) {
    const cursor = lines.at(-1)?.id
    const page = await readTransactions(context, userId, language, {
      limit: pageSize,
      ...(cursor !== undefined && { cursor }),
    })
    lines.push(...page)
    if (page.length < pageSize) break
  }
  const oldest = lines.length < mostLines ? undefined : lines.at(-1)
  const opening = oldest ? await balanceBefore(context.db, userId, oldest.id) : 0
  return statementCsv(lines, language, statementTextsOf(language), opening)
}
