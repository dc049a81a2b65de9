import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'

/** Small things asked of the companion in whole sentences: a request leads, a topic may stand between. */
const request =
  '(?:^|,|请|麻烦|[给帮为替对跟]我(?:们)?|你(?:能不能|能|可以|可不可以|来|再)?|(?<!我)(?:能不能|可不可以|可以|能否|能)|为题|再|快)(?:用[^,]{1,8})?(?:给我|帮我|为我)?'
const measure = '(?:[一二两三四五六七八几0-9]*(?:首|句|行|段|个|篇|则|点|些)|一|几)'
const poem = '(?:诗(?![人集意词社刊])|俳句)'

export const wishes = {
  joke: [
    new RegExp(`${request}(?:讲|说|来)(?:给我)?(?:${measure})[^,过完]{0,14}?(?:笑话|段子)`),
    new RegExp(`^${measure}[^,过完]{0,12}(?:笑话|段子)$`),
    /(?:想听|想要|要听)(?:你(?:讲|说))?[^,过]{0,12}(?:笑话|段子)/,
  ],
  poem: [
    new RegExp(`${request}(?:写|作|念|背|读|吟|编|来|创作|朗诵|送我)(?:给我)?(?:${measure}[^,过了完]{0,16}?)?${poem}`),
    new RegExp(`^${measure}[^,过了]{0,14}${poem}(?:给我)?$`),
    new RegExp(`(?:想听|想要|求)(?:你(?:写|念|作))?(?:${measure})[^,过了]{0,14}?${poem}`),
  ],
  comfort: [
    /(?<!(?:[他她们谁]|朋友|同事|妈妈?|爸爸?|老师|室友)[^,]{0,4})(?:安慰|宽慰|哄哄)(?:一下)?我(?!了|过|的人)/,
    /(?:说|讲)(?:点|些|几?句)(?:温柔|暖心|贴心|安慰人?|好听|暖)的?(?:话)?/,
    /(?:陪陪|陪着?)我(?:一会儿?|一下|几句|待(?:一)?会儿?)(?:好吗|好不好|吧|吗)?$/,
  ],
  goodnight: [
    /(?:说|道|讲)(?:一?[声句个])?晚安/,
    /^(?:跟|和|对)我(?:说|道)晚安/,
  ],
} satisfies Partial<Record<IntentId, Patterns>>
