import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const loveGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Two people with views: talk it over and nobody has to give in.', 'Side by side, not neck and neck; put the contest away.'],
  劫财: ['More eyes are on you; let devotion be visible.', 'Don’t trade your partner’s evening for the gang.'],
  食神: ['Eat well together, and laughing you’ll be closer.', 'At ease you’re at your most charming.'],
  伤官: ['A quick tongue can cut: compliment first, remark second.', 'Flair attracts, gentleness keeps.'],
  偏财: ['Invitations pile up; let the heart pick one place.', 'Romance arrives unannounced; a ticket or a flower will do.'],
  正财: ['Mended lamps and lifts home are declarations.', 'Talk about how you want to live; the future is in details.'],
  七杀: ['The stronger one steps back half a pace, and it breathes.', 'A fierce flutter? Give it three days.'],
  正官: ['Commitment is worth a talk; you lose nothing by being serious.', 'Good form can be warm as well.'],
  偏印: ['Thinking too far drives love off; ask and be calm.', 'Silent company needs no reply to each sentence.'],
  正印: ['Being cared for is lovely, hug back.', 'Introduce them to your elders; a blessing steadies.'],
}

export const careerGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Colleagues help and mirror; draw the borders, then push.', 'Solo you’re quick, but report at the milestones.'],
  劫财: ['Somebody reaches for your credit: leave a trail.', 'Let rivalry spur you and watch the task, not the rival.'],
  食神: ['Ideas come easily, and written up they’re results.', 'Teach what you know and your name spreads quietly.'],
  伤官: ['The reform is sound; report it softly.', 'Design and writing shine; the frame can wait.'],
  偏财: ['Legwork pays: see one client more.', 'Stay flexible; news from next door holds a clue.'],
  正财: ['Step by step brings its return; delivering on time counts most.', 'Work out the cost and the boss will listen.'],
  七杀: ['A hard task in three parts isn’t frightening.', 'You took the difficult one; that gets remembered.'],
  正官: ['Clear duties, proper channels: promotions look at that.', 'Agree on the aim upstairs and spare the rework.'],
  偏印: ['A rare skill finds its use; the deeper, the rarer.', 'Read the old case at another angle, footnotes included.'],
  正印: ['A senior would show you; asking costs no points.', 'Certificates, courses, filing: do them early.'],
}

export const healthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Fit enough for a game with friends.', 'Showing off drains; sit when you’re tired.'],
  劫财: ['At the party, drink less and leave early without guilt.', 'Others upset your rhythm, so guard bedtime.'],
  食神: ['Appetite is good; chew slowly.', 'An easy mind rests the body: sun, and a hummed tune.'],
  伤官: ['Thoughts race; on paper they let go of you.', 'Hot-headed? Rinse your mouth before speaking.'],
  偏财: ['Out and about a lot: take water and a jacket.', 'Have your fun, and remember the way to bed.'],
  正财: ['Fixed hours and portions: your body’s favourite words.', 'Don’t save time by skipping a meal.'],
  七杀: ['Stiff neck and shoulders like hot water.', 'Ten long breaths out do more than coffee.'],
  正官: ['Regularity is the medicine and the alarm clock the recipe.', 'Sit upright and your back will be grateful.'],
  偏印: ['Much thought, light sleep; a foot bath pulls ideas down.', 'Solitude restores, but not behind a locked door.'],
  正印: ['Good for recovering: an hour’s early night equals half a day off.', 'Soup and porridge: gently does it.'],
}
