import { sql, type Kysely } from 'kysely'
import { noId } from './no-id.ts'
import type { MovementKind } from '../domain/movement-kind.ts'
import type { PaymentRow } from './payments.ts'
import type { SubscriptionRow } from './subscriptions.ts'
import type { BillingTables } from './tables.ts'

type Db = Kysely<BillingTables>
/** `userIds` null: of everybody. `before`: only rows behind the one of this id. */
type Page = { userIds: readonly string[] | null; before: string | null; limit: number }

/** A list of nobody finds nothing. */
const ofUsers = ({ userIds }: Page): string[] =>
  userIds === null || userIds.length === 0 ? [noId] : [...userIds]

/** Movements that changed what somebody has, newest first. */
export const listMovements = (
  db: Db,
  page: Page & { kind: MovementKind | null; since: Date | null; until: Date | null },
) =>
  db
    .selectFrom('movements')
    .select(['id', 'user_id', 'kind', 'subject', 'amount', 'created_at'])
    .where('amount', '<>', 0)
    .$if(page.userIds !== null, (q) => q.where('user_id', 'in', ofUsers(page)))
    .$if(page.kind !== null, (q) => q.where('kind', '=', page.kind))
    .$if(page.since !== null, (q) => q.where('created_at', '>=', page.since))
    .$if(page.until !== null, (q) => q.where('created_at', '<', page.until))
    .$if(page.before !== null, (q) =>
      q.where(
        sql<boolean>`(created_at, id) < (select created_at, id from movements where id = ${page.before})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** Payments that came, newest first. */
export const listPayments = (db: Db, page: Page): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .$if(page.userIds !== null, (q) => q.where('user_id', 'in', ofUsers(page)))
    .$if(page.before !== null, (q) =>
      q.where(
        sql<boolean>`(paid_at, id) < (select paid_at, id from payments where id = ${page.before})`,
      ),
    )
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** Subscriptions, the last begun first. */
export const listSubscriptions = (db: Db, page: Page): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .$if(page.userIds !== null, (q) => q.where('user_id', 'in', ofUsers(page)))
    .$if(page.before !== null, (q) =>
      q.where(
        sql<boolean>`(started_at, id) < (select started_at, id from subscriptions where id = ${page.before})`,
      ),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
