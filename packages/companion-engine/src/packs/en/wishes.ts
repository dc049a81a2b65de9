import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'

/** Small things asked of the companion in whole sentences: others who tell or write are not asking. */
const asking = "(?:(?<=\\byou to )|(?<!\\b(?:i|he|she|they|we|who|mom|dad|boss|teacher|friend|did|didn't|don't|to|not|never|always|used) ))\\b"
/** What may stand between the verb and the thing asked for. */
const gap = "(?: (?!(?:about|why|what|how|if|that|whether|who|when|where|my|his|her|their|this|your|and)\\b)[a-z0-9'-]+){0,7}?"

export const wishes = {
  joke: [
    new RegExp(`${asking}(?:tell|give|crack|share|make|hit|got|know|do|throw)${gap} (?:jokes?|pun|one-liner)\\b`),
    /^(?:(?:just|maybe|ok|okay|please) )?(?:a|one|any|some)(?: [a-z-]+){0,3} jokes?(?: (?:about|on|for|please|pls|quick|now|then)\b.*)?$/,
  ],
  poem: [
    new RegExp(`${asking}(?:write|compose|recite|make|give|tell|read|say|share|do|create|craft|want|need|hear|know)${gap} (?:poems?|poetry|verses?|haikus?|rhymes?|limericks?|couplets?|stanzas?)\\b`),
    /^(?:(?:just|maybe|ok|okay|please) )?(?:a|one|two|three|four|some)(?: [a-z-]+){0,5} (?:poem|verse|haiku|rhyme|limerick|couplet)s?(?: (?:about|on|for|of|please|pls|quick|now|then)\b.*)?$/,
    /\bi(?:'d| would) (?:like|love)(?: to hear)? (?:a|some)(?: [a-z-]+){0,3} (?:poem|poetry|verse|haiku|rhyme)s?\b/,
  ],
  comfort: [
    new RegExp(`${asking}(?:say|tell|give|send|spare|offer)(?: me)?(?: (?:a|some|one|just|few|little|something|anything)){0,4} (?:kind|nice|warm|gentle|soothing|sweet|comforting|soft)(?: words?| thing| things)?(?: (?:please|pls|to me|to comfort me|for me|now|tonight|of comfort))*$`),
    new RegExp(`${asking}(?:comfort|console|soothe|calm) me\\b`),
  ],
  goodnight: [
    new RegExp(`${asking}(?:say|wish|tell|bid|give|send)(?: me)?(?: (?:a|me|just|please|your)){0,3} good ?night\\b`),
  ],
} satisfies Partial<Record<IntentId, Patterns>>
