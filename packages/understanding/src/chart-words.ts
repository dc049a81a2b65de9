import { Template } from '@lumen/content/expand-template'
import { chartParts, type ChartPart } from '@lumen/contracts/fortune/bus'
import { Type } from 'typebox'

const phrases = Type.Array(Template, { minItems: 1 })
const closed = { additionalProperties: false }

/** By what questions about charts are known: `chart.yaml`. */
export const chartWords = Type.Object(
  {
    parts: Type.Object(
      Object.fromEntries(chartParts.map((part) => [part, phrases])) as Record<
        ChartPart,
        typeof phrases
      >,
      closed,
    ),
    /** A chart of the user's, or a part of it. */
    chart: phrases,
    /** A chart of the companion’s own, or a part of it. */
    yours: phrases,
    /** Luck, and what the stars say of a day. */
    fortune: phrases,
    /** How the user's day will be. */
    day: phrases,
    /** With one of these a question about a day means something else. */
    otherwise: phrases,
    /** Words for today that hold one for tomorrow: heute Morgen. */
    today: Type.Optional(phrases),
    tomorrow: phrases,
    week: phrases,
    month: phrases,
    year: phrases,
    /** Something is to be told, without the mark of a question. */
    wishes: phrases,
  },
  closed,
)
