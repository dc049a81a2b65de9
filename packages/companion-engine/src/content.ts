import { defineRoom } from '@lumen/content/define-room'
import { Type } from 'typebox'

const Lines = Type.Array(Type.String())
const ByKind = Type.Object(
  {
    death: Lines,
    pet: Lines,
    breakup: Lines,
    illness: Lines,
    pregnancy: Lines,
    job: Lines,
    loss: Lines,
  },
  { additionalProperties: false },
)

/** What is said to who lost somebody, `content/<language>/companion/condolence.yaml`. */
const CondolenceFile = Type.Object(
  {
    /** The first sentence, plain; some with `{who}`, some for when nobody can be named. */
    sorry: ByKind,
    /** Short lines for the turns after it; they fit anything. */
    stay: Lines,
    /** Questions about the loss, now and then. */
    ask: ByKind,
    /** To a question about it that nobody can answer. */
    doubt: Lines,
    thanks: Lines,
    parting: Lines,
  },
  { additionalProperties: false },
)

export const condolenceRoom = defineRoom('companion', { condolence: CondolenceFile })
