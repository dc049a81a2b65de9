import type {
  Checkout,
  Invoice,
  PlanChangePreview,
  RefundPreview,
  Subscription,
} from '@lumen/contracts/billing/payment-schema'
import type { Quote, Transaction, UsageStats, WalletBalance } from '@lumen/contracts/billing/schema'

export const aTransaction = (changes: Partial<Transaction> = {}): Transaction => ({
  id: '01990000-0000-7000-8000-0000000000a1',
  description: '文字对话',
  timestamp: '2026-11-20T08:00:00.000Z',
  type: 'spent',
  use: 'text',
  amount: 1,
  ...changes,
})

export const aBalance = (changes: Partial<WalletBalance> = {}): WalletBalance => ({
  localTextFree: false,
  totalBalance: 1280,
  usableBalance: 1270,
  pendingExpiry: 80,
  expiryDate: '2026-12-01T00:00:00.000Z',
  debt: 0,
  monthlyUsage: { period: '2026-11', used: 20, total: 100 },
  recentTransactions: [aTransaction()],
  ...changes,
})

export const usageStats = (changes: Partial<UsageStats> = {}): UsageStats => ({
  messages: { used: 20, total: 20, resetsAt: '2026-11-22T00:00:00.000Z' },
  images: { used: 3, total: null, resetsAt: '2026-12-01T00:00:00.000Z' },
  voice: { used: 45, total: 60, resetsAt: '2026-12-01T00:00:00.000Z' },
  ...changes,
})

export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  credits: 10,
  localTextFree: false,
  usableBalance: 1270,
  obstacle: null,
  ...changes,
})

export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  plan: { tier: 'basic', credits: 2500 },
  currentPeriodEnd: '2026-12-21T08:00:00.000Z',
  status: 'active',
  interval: 'month',
  cancelAtPeriodEnd: false,
  next: null,
  provider: 'local',
  portal: false,
  ...changes,
})

export const noSubscription = (): Subscription =>
  aSubscription({
    plan: { tier: 'free', credits: 100 },
    currentPeriodEnd: null,
    status: 'none',
    interval: null,
  })

export const aCheckout = (changes: Partial<Checkout> = {}): Checkout => ({
  id: '01990000-0000-7000-8000-0000000000c1',
  kind: 'pack',
  item: 'standard',
  interval: null,
  status: 'open',
  credits: 350,
  amountCents: 2999,
  ...changes,
})

export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: '01990000-0000-7000-8000-0000000000d1',
  date: '2026-11-20T08:00:00.000Z',
  description: '标准包',
  amountCents: 2999,
  refundedCents: 0,
  currency: 'usd',
  test: false,
  status: 'paid',
  url: null,
  refundableUntil: null,
  refundPending: false,
  ...changes,
})

export const aRefundPreview = (changes: Partial<RefundPreview> = {}): RefundPreview => ({
  refundCents: 2999,
  keptCents: 0,
  creditsSpent: 0,
  creditsTakenBack: 350,
  debt: 0,
  endsPlan: null,
  payments: 1,
  ...changes,
})

export const aChangePreview = (changes: Partial<PlanChangePreview> = {}): PlanChangePreview => ({
  when: 'now',
  effectiveAt: '2026-11-20T08:00:00.000Z',
  dueNowCents: 600,
  creditsNow: 2500,
  nextCents: 2499,
  nextAt: '2026-12-21T08:00:00.000Z',
  creditedCents: 650,
  ...changes,
})
