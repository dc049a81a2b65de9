import type { Pool, Twelve } from '../../pack/text.ts'

export const moonLove: Twelve<Pool> = [
  ['You are most touching as you are; no need to turn yourself down for anyone.', 'If you like them, step closer. Eyes persuade better than lines.'],
  ['A meal made with care says more than ten sweet sentences.', 'Give safety by what you do, and keep your own line as well.'],
  ['Chat two sentences longer than needed; that’s where it sprouts.', 'Missing someone? Write. Don’t let them guess.'],
  ['Show them your ordinary day; a shared sofa can be romantic.', 'When hurt, tell the feeling first and the reasons later.'],
  ['A day for a date, even if it’s only the long way home on purpose.', 'Single hearts may trip over somebody funny.'],
  ['Care means remembering: that they freeze easily, that they hate coriander.', 'Criticism isn’t concern. Try praise.'],
  ['Finish the talk face to face and you’ll be one square further.', 'They’re waiting for you to say where you stand; be kind and clear.'],
  ['Closeness takes nerve: show your softest spot to the right person.', 'Before the jealousy, ask what you are really afraid of.'],
  ['Plan a small trip together; the planning alone is sweet.', 'Compare what you believe in, laughing.'],
  ['Busy is fine, a word beforehand is finer.', 'Your partner isn’t staff; leave efficiency at the door.'],
  ['Something may start among friends; be good company first.', 'Give each other room and longing grows by itself.'],
  ['Think of somebody in peace; they needn’t know.', 'Let an old love rinse through and drift off again.'],
]

export const moonCareer: Twelve<Pool> = [
  ['Claim the hard piece; people will remember who did.', 'Trust the first impression for direction, the afternoon for details.'],
  ['Put price, hours and result in writing; that’s how a professional looks.', 'Slow work wins today; quality is your best card.'],
  ['One more “why” in the meeting saves a week of redoing.', 'Read the email twice; a typo steals the show.'],
  ['You work best where you feel at home, so work there if you can.', 'Calm the team and the schedule follows.'],
  ['Pitch the idea that’s slightly mad; somebody will catch it.', 'Tell the report as a story and they’ll sit up.'],
  ['Let the list conduct; crossing out is half the joy.', 'Fix that old fault in the process while you’re there.'],
  ['Good for negotiating: lay their wishes on the table first.', 'Let a colleague look into your blind spot.'],
  ['Research, figures, root causes: dig.', 'Lock the sensitive file; say the sensitive sentence in person.'],
  ['Look beyond the quarter and today’s choice gets easier.', 'You’re the right one to join departments, or languages.'],
  ['Eyes from above will pass by, so put results in the window.', 'Don’t delay the verdict; give it calmly.'],
  ['Call a short round: many heads beat one door shut.', 'Review the long project today; direction matters more than pace.'],
  ['Backstage work flows; the mute button is your best tool.', 'Not sure? Promise nothing and answer in the morning.'],
]

export const moonWealth: Twelve<Pool> = [
  ['What you spend on yourself should last.', 'Leave the impulse in the basket overnight.'],
  ['Ten minutes of bookkeeping brighten the whole day.', 'Compare before ordering; what you save is real.'],
  ['Small subscriptions leak the most; count them.', 'Ask one person who knows; their answer is worth money.'],
  ['Measure the room and the budget before buying for the house.', 'There’s sense in the older generation’s thrift.'],
  ['Give fun a ceiling and you’ll enjoy it more.', 'A talent can earn too: begin with something tiny.'],
  ['Use it up before replacing it; hoards cost space.', 'Rank your fixed costs and strike the last.'],
  ['With shared money, rules come before friendship.', 'You needn’t grab every bill; it’ll come round.'],
  ['Joint accounts want checking today of all days.', 'Write favours down and they stop hovering.'],
  ['Courses and journeys pay off if you’ll use them.', 'Don’t squint at big numbers far off; add up the near ones.'],
  ['Talking pay? Let the results open.', 'Is the thing for show worth it, honestly?'],
  ['Buy in company, and only what you wanted anyway.', 'Hear your friends’ tips, then decide alone.'],
  ['Watch your balance rather than the charts.', 'A small nameless kindness costs little and warms a lot.'],
]

export const moonHealth: Twelve<Pool> = [
  ['Moving wakes you up; twenty brisk minutes will do.', 'Eyes and forehead tire first; look at something far away.'],
  ['Eat slower, throat and belly will thank you.', 'Breakfast on time is the ground the day stands on.'],
  ['Loosen shoulders, turn the wrists between two emails.', 'Three deep breaths; and with so much talking, drink.'],
  ['Soup heals the mood; be home early for a bowl.', 'Your stomach listens in, so no worries at table.'],
  ['A good laugh beats a nap; go looking for it.', 'Straight back, open chest, lighter heart.'],
  ['Regular hours are the recipe; stop when it’s time.', 'Skip one greasy bite and feel the difference.'],
  ['Find company for exercise and you’ll keep at it.', 'Your lower back wants you to get up for water.'],
  ['A warm foot bath takes the day out of you.', 'Late nights cost most; leave it for the morning.'],
  ['Go where it’s wide; legs and spirits love it.', 'Stop at three quarters full and you’ll go further.'],
  ['Knees and spine carried a lot: stretch for five minutes.', 'Forgetting to eat? Set an alarm for lunch.'],
  ['Change the air and leave the screen once an hour.', 'Circle your ankles; when blood moves, so does mood.'],
  ['Catch up on sleep today, even if it’s fifteen minutes after lunch.', 'Less coffee, more water, calmer dreams.'],
]
