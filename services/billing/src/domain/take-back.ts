type Taken = { amountCents: number; refundedCents: number; disputed: boolean }

/** Credits that must be gone when so much of their payment was taken back. */
export function creditsToTake(credits: number, { amountCents, refundedCents, disputed }: Taken) {
  if (disputed || amountCents === 0) return disputed ? credits : 0
  return Math.floor((credits * refundedCents) / amountCents)
}

type PlanPayment = { id: string; upgrade: boolean; from: Date; to: Date }
export type MonthLot = { month: Date; upgrade: boolean; granted: number; expired: number }

/** Clocks of a provider and of its periods may differ by little. */
const slackMs = 24 * 3_600_000

/**
 * The lots of a subscription that one of its payments paid for. A month belongs to the first payment
 * that covers it, the difference for a higher plan to the first that paid one after the month began:
 * an upgrade, or a new period before the running one was over.
 * @param payments all of the subscription, oldest first
 */
export function lotsPaidBy<Lot extends MonthLot>(
  paymentId: string,
  payments: readonly PlanPayment[],
  lots: readonly Lot[],
): Lot[] {
  const covers = ({ from, to }: PlanPayment, month: Date) =>
    from.getTime() - slackMs <= month.getTime() && month.getTime() < to.getTime() - slackMs
  const paysDifference = ({ upgrade, from }: PlanPayment) =>
    upgrade ||
    payments.some((other) => other.from < from && from.getTime() < other.to.getTime() - slackMs)
  return lots.filter(({ month, upgrade }) => {
    const payer = upgrade
      ? payments.find((payment) => payment.from >= month && paysDifference(payment))
      : payments.find((payment) => covers(payment, month))
    return payer?.id === paymentId
  })
}
