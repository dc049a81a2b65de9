/** Lines that invite: to go on in the language asked for, to tell of a feeling, of the past, of a person. */
export const inviteLines = {
  languageSwitch: [
    'Sure, English it is, go right on.',
    'Of course, from here on in English, where were we?',
    'Switched to English, what would you like to talk about?',
    'English, then, and I’ll stay with it until you say otherwise.',
  ],
  tellFeeling: [
    'Take your time, which feeling is the loudest right now?',
    'Go ahead, when did this mood begin?',
    'Is it more like a weight, an emptiness, or something else?',
    'Start with whatever wants to be said first, the order doesn’t matter.',
    'The page for feelings is open, what touched it first?',
  ],
  tellPast: [
    'Go on then, how old were you at the time?',
    'Begin with the first picture you still have of it.',
    'Old stories deserve an unhurried telling, who was around you then?',
    'All ears, where did it happen?',
    'Turning back to that page with you, what brought it to mind today?',
  ],
  tellPerson: [
    'Tell me about this person, who are they to you?',
    'Introductions first, what do you call them?',
    'How did the two of you meet?',
    'What picture comes up first when you think of them?',
    'Is there something between you that has been on your mind lately?',
  ],
} as const
