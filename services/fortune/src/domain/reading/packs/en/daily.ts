import type { DailyPack } from '../../pack/daily.ts'
import { moonHouse, rulerHouse, sunHouse } from './daily-houses.ts'
import { aspects, ingress, lunation, phaseAdvice, phases, retrograde } from './daily-sky.ts'

export const daily: DailyPack = {
  moonHouse,
  aspects,
  rulerHouse,
  phases,
  phaseAdvice,
  houseDeed: [
    ['Tell the person in the mirror one true good thing.', 'Write “I want” on paper and finish the sentence.'],
    ['Look through this month’s bills and drop one you won’t miss.', 'Mend or oil something you use every day.'],
    ['Send a hello to someone you haven’t written to in ages.', 'Take another street than usual, ten minutes will do.'],
    ['Tidy one drawer, only one.', 'Ring someone in the family, and listen first.'],
    ['Keep half an hour for something useless and fun.', 'Sketch the idea in your head, however rough.'],
    ['Finish the small thing you have put off three times.', 'Put the phone away half an hour early tonight.'],
    ['Ask someone close, “What do you need from me lately?”', 'Write an agreement down and read it back together.'],
    ['Say the thing you have swallowed, in its gentlest version.', 'Go over one shared bill; clean sums, clear hearts.'],
    ['Read ten pages that have nothing to do with work.', 'Look up the place you dream of and save one picture.'],
    ['Give the most important task the first hour.', 'Jot three lines on what you got done; tomorrow will thank you.'],
    ['Answer a friend’s message with a sentence, not a thumb.', 'Cut a wish for next year down to a step for this week.'],
    ['Be silent for ten minutes and watch the window.', 'Stop early and put the tangled thoughts on paper.'],
  ],
  ingress,
  lunation,
  retrograde,
  sunHouse,
  bestDay: [
    '{day} runs smoothest: with the Moon in {moonSign}, move {topic} along.',
    'If something matters, pick {day}; {moonSign} moonlight falls on {topic}.',
    'Least resistance comes on {day}, so be the one to start with {topic}.',
  ],
  carefulDay: [
    'Go slower on {day} and leave talk about {topic} for the morning after.',
    'By {day} the Moon in {moonSign} makes everyone a bit stubborn; keep gaps in the calendar.',
    'Don’t overfill {day}: should {topic} wobble, sleep before deciding.',
  ],
}
