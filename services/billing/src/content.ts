import { defineRoom } from '@lumen/content/define-room'
import { type Static, Type } from 'typebox'

const text = Type.String({ minLength: 1 })
const texts = <const K extends string>(...keys: K[]) =>
  Type.Object(Object.fromEntries(keys.map((key) => [key, text])) as Record<K, typeof text>, {
    additionalProperties: false,
  })

/** Lines and columns of the statement, and payments; `{what}` is a pack, a plan or a use. */
const Statement = Type.Object(
  {
    /** What was spent on. */
    uses: texts('text', 'image', 'voice', 'video'),
    pack: text,
    monthly: text,
    upgrade: text,
    refund: text,
    expired: text,
    takenBack: text,
    takenBackPlan: text,
    testEnded: text,
    bonus: text,
    /** By an administrator. */
    office: text,
    officeTaken: text,
    /** Columns of the statement as a file, and the words for which way a line goes. */
    columns: texts('date', 'type', 'description', 'credits', 'balance'),
    types: texts('earned', 'spent', 'expired', 'takenBack'),
    /** A payment: `{what}` is a plan or a pack. */
    plan: text,
    difference: text,
  },
  { additionalProperties: false },
)

const Named = Type.Object({ name: text })
/** What the web calls packs and plans. */
const Wallet = Type.Object({
  pack: Type.Object({ starter: Named, standard: Named, premium: Named, ultimate: Named }),
})
const Session = Type.Object({
  tier: Type.Object({ free: text, basic: text, premium: text, enterprise: text }),
})

export const messagesRoom = defineRoom('messages', { statement: Statement }, 'interface')
export const appRoom = defineRoom('app', { wallet: Wallet, session: Session }, 'interface')

/** The words of the statement in a language. */
export type StatementTexts = Static<typeof Statement> & {
  packs: Readonly<Record<string, string>>
  plans: Readonly<Record<string, string>>
}
