import type { BaziPack } from '../../pack/bazi.ts'

export const dayMaster: BaziPack['dayMaster'] = {
  甲: {
    traits: ['Upright', 'Responsible', 'Striving', 'Hard to bend'],
    portrait: 'Jia Wood is a tall tree, up to the light and down with the root. You have a spine and keep promises to the end; admitting you need shade is harder.',
  },
  乙: {
    traits: ['Supple', 'Good with people', 'Delicate', 'Can yield'],
    portrait: 'Yi Wood is vine and flower and grows through any crack. You know how to go round and how to climb; your strength is that you don’t snap.',
  },
  丙: {
    traits: ['Warm', 'Open', 'Generous', 'Infectious'],
    portrait: 'Bing Fire is the Sun and doesn’t ask on whom it shines. You heat a room by coming in; remember that setting is natural too.',
  },
  丁: {
    traits: ['Attentive', 'Inspired', 'Cosy', 'Soft outside, clear within'],
    portrait: 'Ding Fire is a lamp for one room, or one person. You see the corner others miss, and in wind you need a hand around the flame.',
  },
  戊: {
    traits: ['Solid', 'True', 'Spacious', 'Weighty'],
    portrait: 'Wu Earth is a mountain; standing there is a promise. People feel safe with you, and words may turn to stone in you, so let a stream run over.',
  },
  己: {
    traits: ['Modest', 'Practical', 'Nurturing', 'Fine-minded'],
    portrait: 'Ji Earth is a garden that would raise whatever falls in. You make others thrive; keep a row for yourself.',
  },
  庚: {
    traits: ['Decisive', 'Loyal', 'Straight', 'Stands tempering'],
    portrait: 'Geng Metal is a sword not yet ground, clear of ring and hard of bone. You love and hate distinctly; a few fires later the edge learns the sheath.',
  },
  辛: {
    traits: ['Refined', 'Keen', 'Quality-minded', 'Proud'],
    portrait: 'Xin Metal is a jewel that fears dust and not eyes. You were born with a ruler for good and better; use it gently, and not always on yourself.',
  },
  壬: {
    traits: ['Clever', 'Big-hearted', 'Versatile', 'Free'],
    portrait: 'Ren Water is river and sea, carrying stories as it runs. You think far and hold much; build two banks and nothing floods.',
  },
  癸: {
    traits: ['Still', 'Empathic', 'Imaginative', 'Silently nourishing'],
    portrait: 'Gui Water is dew, falling without a sound while everything knows. You feel minutely; don’t take each passing cloud for your own rain.',
  },
}

export const spirits: BaziPack['spirits'] = {
  天乙贵人: 'The Noble One 天乙贵人 is in the chart: in trouble hands reach out, so reach out as well.',
  太极贵人: 'The Great Ultimate 太极贵人 gives a bent for deep questions; in stillness they open.',
  文昌贵人: 'Wenchang 文昌, star of letters: reading and writing are your long suit.',
  天德贵人: 'Heavenly Virtue 天德: with a kind heart you often find the way round.',
  月德贵人: 'Monthly Virtue 月德: you treat people warmly and it comes back.',
  禄神: 'The Salary star 禄神: your own hands feed you well.',
  羊刃: 'The Blade 羊刃: fierce and bold; a blade wants a sheath and anger a stop.',
  金舆: 'The Golden Carriage 金舆: a feel for dignity in daily life, and support in partnership.',
  桃花: 'Peach Blossom 桃花: charm and popularity; the art is being faithful.',
  驿马: 'The Post Horse 驿马: much moving about, and each departure has its view.',
  华盖: 'The Canopy 华盖: you like quiet and have talent, richest when alone.',
  将星: 'The General 将星: at the decisive moment you hold the line.',
  劫煞: 'The Robber 劫煞: go carefully and keep a reserve, of money and of temper.',
  红鸾: 'The Red Phoenix 红鸾: happy occasions keep crossing your way.',
  天喜: 'Heavenly Joy 天喜: making others cheerful is born in you.',
  孤辰: 'The Lone Hour 孤辰: you carry things by yourself; leave the door ajar.',
  寡宿: 'The Quiet Lodge 寡宿: cool and self-possessed, you light your own fire.',
  魁罡: 'The Commander 魁罡: firm and able to decide; a little width adds weight.',
  空亡: 'The Void 空亡: some wishes are like holding water, clear once let go.',
}
