import type { StackMutant } from '../stack-mutant.ts'

const ledger = (name: string) => ({ file: 'services/billing/test/ledger.test.ts', name })
const signatures = 'services/billing/src/adapters/local/event-signature.ts'

export const billingMutants: readonly StackMutant[] = [
  {
    id: 'event-time-window',
    file: signatures,
    find: 'if (Math.abs(now.getTime() - Number(time) * 1000) > toleranceMs) return false',
    replace: '',
    test: {
      file: 'services/billing/src/adapters/local/event-signature.test.ts',
      name: 'is taken no longer than five minutes from when it was signed',
    },
    why: 'an event that was overheard is told again whenever somebody likes',
  },
  {
    id: 'event-signature',
    file: 'services/billing/src/adapters/local/local-payments.ts',
    find: 'if (!isSigned(body, signature, secret, clock.now()))',
    replace: 'if (false)',
    test: { file: 'services/billing/test/test-checkout.test.ts', name: 'cannot invent events' },
    why: 'anybody credits themselves a pack',
  },
  {
    id: 'wallet-lock',
    file: 'services/billing/src/store/wallets.ts',
    find: "ofUser(tx, userId).forUpdate('wallets')",
    replace: 'ofUser(tx, userId)',
    test: ledger('lets one of a hundred have the last credits'),
    why: 'credits are spent twice by who asks twice at once',
  },
  {
    id: 'reserve-once',
    file: 'services/billing/src/use-cases/reserve.ts',
    find: 'if (standing !== null) return { answer: given(wallet, standing), version: null }',
    replace: '',
    test: ledger(
      'answers the same key alike, whatever became of it, and asks anew after a release',
    ),
    why: 'a question that is asked again sets credits aside twice, or fails',
  },
  {
    id: 'settle-once',
    file: 'services/billing/src/use-cases/end-reservation.ts',
    find: "if (status === 'settled') return { outcome: 'settled', credits }",
    replace: '',
    test: ledger(
      'answers the same key alike, whatever became of it, and asks anew after a release',
    ),
    why: 'who asks again is told that what was paid was not',
  },
  {
    id: 'settle-what-stands',
    file: 'services/billing/src/store/settle-whole.ts',
    find: " and reservations.status = 'reserved'",
    replace: '',
    test: ledger(
      'answers the same key alike, whatever became of it, and asks anew after a release',
    ),
    why: 'what was given back is paid for when it is asked for late',
  },
  {
    id: 'settle-under-both-locks',
    file: 'services/billing/src/store/settle-whole.ts',
    find: 'for update of wallets, reservations',
    replace: 'for update of wallets',
    test: ledger('ends once what many settle and release at once'),
    why: 'who settles twice at once pays twice, or fails',
  },
  {
    id: 'overdue-hold',
    file: 'services/billing/src/store/reservations.ts',
    find: ".where('expires_at', '<=', now)",
    replace: ".where('expires_at', '>', now)",
    test: {
      file: 'services/billing/test/overdue.test.ts',
      name: 'releases by itself what nobody settles, and says so to who settles late',
    },
    why: 'credits that nobody asks for stay set aside',
  },
  {
    id: 'ceiling-counts-held',
    file: 'services/billing/src/use-cases/reserve.ts',
    find: 'const left = Math.max(0, ceiling - used - held)',
    replace: 'const left = Math.max(0, ceiling - used)',
    test: ledger('holds the ceiling of the day by the user’s clocks'),
    why: 'who asks quickly enough gets more than the plan has',
  },
  {
    id: 'debt-of-a-claw-back',
    file: 'services/billing/src/use-cases/claw-back.ts',
    find: '  if (missing > 0)\n',
    replace: '  if (false)\n',
    test: ledger('books as debt what cannot be taken back, and pays it by what comes'),
    why: 'credits of a payment that was taken back stay spent',
  },
  {
    id: 'grant-pays-debt',
    file: 'services/billing/src/use-cases/grant-credits.ts',
    find: 'const paid = Math.min(debt, credits)',
    replace: 'const paid = 0 * debt',
    test: ledger('books as debt what cannot be taken back, and pays it by what comes'),
    why: 'a debt is never paid',
  },
  {
    id: 'held-lots-expire',
    file: 'services/billing/src/domain/holdings.ts',
    find: '    if (isOver(expiresAt, now)) {',
    replace: '    if (false) {',
    test: ledger('does not bring back credits whose time went by while they were reserved'),
    why: 'credits outlive their month by being set aside',
  },
]
