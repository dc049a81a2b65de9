import type { Quote, Transaction, UsageStats, WalletBalance } from '@lumen/contracts/billing/schema'

export const aTransaction = (changes: Partial<Transaction> = {}): Transaction => ({
  id: '01990000-0000-7000-8000-0000000000a1',
  description: '文字对话',
  timestamp: '2026-11-20T08:00:00.000Z',
  type: 'spent',
  amount: 1,
  ...changes,
})

export const aBalance = (changes: Partial<WalletBalance> = {}): WalletBalance => ({
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
  usableBalance: 1270,
  obstacle: null,
  ...changes,
})
