/** What a first attempt looks like: a list of words, as many products have it. */
const keywords = [
  /suicid|kill myself|want to die|end my life|self.?harm|hurt myself|better off dead|no reason to live/i,
  /自杀|自殺|不想活|想死|轻生|割腕|自残|跳楼/,
  /死にたい|消えたい|リスカ|自傷|生きていたくない/,
  /자살|죽고 ?싶|자해|살기 ?싫/,
  /me tuer|envie de mourir|veux mourir|en finir/i,
  /selbstmord|suizid|umbringen|nicht mehr leben|ich will sterben/i,
  /matarme|quiero morir|no quiero vivir/i,
  /me matar|quero morrer|não quero viver/i,
]

export function keywordLabel(text: string): 'crisis' | 'none' {
  return keywords.some((keyword) => keyword.test(text)) ? 'crisis' : 'none'
}
