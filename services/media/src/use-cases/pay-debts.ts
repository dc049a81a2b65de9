/** Billing is away when it did not answer so many; a single one may be at fault itself. */
const unansweredAtMost = 5

/** Asks billing for one debt after the other, until it is clear that it does not answer. */
export async function payDebts<Debt>(
  debts: readonly Debt[],
  signal: AbortSignal,
  pay: (debt: Debt) => Promise<boolean>,
): Promise<void> {
  let unanswered = 0
  for (const debt of debts) {
    if (signal.aborted || unanswered === unansweredAtMost) return
    if (!(await pay(debt))) unanswered += 1
  }
}
