import { billingLimits } from '@lumen/contracts/billing/limits'
import {
  useKinds,
  type Quote,
  type Transaction,
  type UsageStats,
  type WalletBalance,
} from '@lumen/contracts/billing/schema'
import type { Language } from '@lumen/contracts/languages'
import type { BillingContext } from '../context.ts'
import { describeMovement } from '../domain/describe-movement.ts'
import { usableCredits, usableLots } from '../domain/holdings.ts'
import { ceilingOf, costOf, planOf, type UseKind } from '../domain/quota.ts'
import { statementTextsOf } from '../statement-texts.ts'
import { readStatement, spentSince, type StatementLine } from '../store/statement.ts'
import { readUsage } from '../store/usage.ts'
import { viewWallet } from './open-wallet.ts'
import { meterAt, refusedByCeiling } from './reserve.ts'

const present = (line: StatementLine, language: Language): Transaction => ({
  id: line.id,
  description: describeMovement(line, statementTextsOf(language)),
  timestamp: line.at.toISOString(),
  type: typeOf(line),
  use: useOf(line),
  amount: Math.abs(line.amount),
})

function typeOf({ kind, amount }: StatementLine): Transaction['type'] {
  if (amount > 0) return 'earned'
  return kind === 'expire' || kind === 'release' ? 'expired' : 'spent'
}

const useOf = ({ kind, subject }: StatementLine): Transaction['use'] =>
  kind === 'settle' || kind === 'refund' ? (useKinds.find((use) => use === subject) ?? null) : null

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Credits of a user: what is there, what will be gone, what was moved last. */
export async function readBalance(
  context: BillingContext,
  userId: string,
  language: Language,
): Promise<WalletBalance> {
  const { wallet, holdings, now } = await viewWallet(context, userId)
  const { db } = context
  const usable = usableCredits(holdings, now)
  const lots = usableLots(holdings, now)
  const next = lots.find(({ expiresAt }) => expiresAt !== null)?.expiresAt ?? null
  // A day is what people are shown: a plan bought hours after the account was made ends with it.
  const ending = lots.filter(
    ({ expiresAt }) => expiresAt && next && dayOf(expiresAt) === dayOf(next),
  )
  const lines = await readStatement(db, userId, { limit: billingLimits.recentTransactions })
  return {
    localTextFree: context.config.localTextFree,
    totalBalance: usable + holdings.held,
    usableBalance: usable,
    pendingExpiry: next === null ? 0 : ending.reduce((sum, { balance }) => sum + balance, 0),
    expiryDate: next?.toISOString() ?? null,
    debt: holdings.debt,
    monthlyUsage: {
      period: wallet.month.start.toISOString().slice(0, 7),
      used: await spentSince(db, userId, wallet.month.start),
      total: planOf(wallet.plan).credits,
    },
    recentTransactions: lines.map((line) => present(line, language)),
  }
}

/** The statement, newest first; `cursor`: only what is older than this line. */
export async function readTransactions(
  { db }: BillingContext,
  userId: string,
  language: Language,
  { limit = billingLimits.pageSize, cursor }: { limit?: number; cursor?: string },
): Promise<Transaction[]> {
  const page = { limit, ...(cursor !== undefined && { before: cursor }) }
  const lines = await readStatement(db, userId, page)
  return lines.map((line) => present(line, language))
}

/** What was used of the ceilings; what is reserved counts as used. */
export async function readUsageStats(
  context: BillingContext,
  userId: string,
  timeZone: string | undefined,
): Promise<UsageStats> {
  const { wallet, now } = await viewWallet(context, userId)
  const meterOf = async (kind: UseKind) => {
    const meter = meterAt(wallet, { kind, timeZone }, now)
    if (meter === null) throw new Error(`${kind} counts on no meter`)
    const { used, held } = await readUsage(context.db, userId, meter.name, meter.period)
    return {
      used: used + held,
      total: ceilingOf(planOf(wallet.plan), meter.name),
      resetsAt: meter.endsAt.toISOString(),
    }
  }
  return {
    messages: await meterOf('text'),
    images: await meterOf('image'),
    voice: await meterOf('voice'),
  }
}

/** What something would cost now, and what stands in the way. */
export async function readQuote(
  context: BillingContext,
  userId: string,
  {
    kind,
    units = 1,
    local,
    timeZone,
  }: { kind: UseKind; units?: number; local?: boolean; timeZone?: string },
): Promise<Quote> {
  const { wallet, holdings, now } = await viewWallet(context, userId)
  const { localTextFree } = context.config
  const credits = costOf(planOf(wallet.plan), { kind, units, local }, context.config)
  const usableBalance = usableCredits(holdings, now)
  const meter = meterAt(wallet, { kind, timeZone }, now)
  const full =
    meter &&
    refusedByCeiling(
      wallet,
      meter,
      await readUsage(context.db, userId, meter.name, meter.period),
      units,
    )
  if (full) {
    const { reason, needed, left, resetsAt } = full
    return { credits, localTextFree, usableBalance, obstacle: { reason, needed, left, resetsAt } }
  }
  if (usableBalance >= credits) return { credits, localTextFree, usableBalance, obstacle: null }
  const resetsAt = wallet.month.end.toISOString()
  const obstacle = { reason: 'credits' as const, needed: credits, left: usableBalance, resetsAt }
  return { credits, localTextFree, usableBalance, obstacle }
}
