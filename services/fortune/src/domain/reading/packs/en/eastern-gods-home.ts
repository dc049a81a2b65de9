import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const wealthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Each minds their own purse; split joint buys evenly.', 'You needn’t spend at your friends’ level.'],
  劫财: ['Note what you lend and spend less on appearances.', 'In the din of the sale, a closed pocket is smartest.'],
  食神: ['Handiwork may bring a little; enjoy it first.', 'Treat yourself to good food and waste none.'],
  伤官: ['Ideas have value; settle whose they are before you publish.', 'Paying for a moment’s thrill is soon regretted.'],
  偏财: ['Side chances: look a lot, move little, understand first.', 'Favours go out and in; keep the book in your head.'],
  正财: ['Wages and rewards are in sight; save one part, then spend.', 'Slow saving is the surest; every bit counts.'],
  七杀: ['Schedule the heavy costs; don’t swallow them whole.', 'Walk round big risks; quiet is a gain as well.'],
  正官: ['File the papers and pay what’s due when it’s due.', 'The official way is slower and lets you sleep.'],
  偏印: ['Collector’s fever? Choose one.', 'Buy peace of mind, never worry.'],
  正印: ['Nothing spent on learning is lost.', 'Your elders’ thrift has method; lend an ear.'],
}

export const familyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Brothers and sisters: say it straight, don’t store it.', 'Divide the chores and nobody feels used.'],
  劫财: ['Lay family money on the table; it keeps relatives friendly.', 'Guests again? Ask whether the others are tired.'],
  食神: ['Cook your signature dish and laughter comes along.', 'Play with a child or a pet for a while.'],
  伤官: ['Half a tone lower with the elders; arguments can wait.', 'Home isn’t a jury; you needn’t win.'],
  偏财: ['Bring a small surprise; the price doesn’t matter.', 'Tell them what you saw out there; they love it.'],
  正财: ['Sort the household money and the days brighten.', 'Fixing that lamp says more than fine words.'],
  七杀: ['Leave the heat of work on the doorstep.', 'Someone must decide at home: you, in a soft voice.'],
  正官: ['Keep the promise you gave at home; it weighs a lot.', 'House rules are fine, with a smile.'],
  偏印: ['Say you’d like to be alone; they’ll understand.', 'Old photographs make certain talks easier.'],
  正印: ['Call your mother or an elder, and let her finish.', 'Home backs you: sit there a while and feel strong.'],
}

export const studyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Race a classmate; it gives you speed.', 'Your own method suits you; stay with it.'],
  劫财: ['Skip the crowd: one hour at the desk is worth most.', 'Share your notes and more comes back.'],
  食神: ['Let interest lead and it stays in the head.', 'Explain once rather than read three times.'],
  伤官: ['Doubting is good, after the textbook.', 'A flash of phrasing: put it down while it’s hot.'],
  偏财: ['Odd bits are fun; keep the main line.', 'You learn best on the spot; go and look.'],
  正财: ['A chapter as planned, progress you can see.', 'Neat notes halve the revision.'],
  七杀: ['Do what you can first, then bite the hard one.', 'Nerves are fuel; breathe before turning the page.'],
  正官: ['Follow the syllabus; staying on topic pays.', 'Hand in on time; teachers remember names.'],
  偏印: ['Now for the obscure corner; it gets tastier with depth.', 'Night ideas are strange: check them by day.'],
  正印: ['Classics and teachers both reward a visit.', 'Memory is good, so learn something by heart.'],
}
