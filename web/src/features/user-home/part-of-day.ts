/** How somebody is greeted at an hour of their day. */
export const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' | 'night' =>
  hour < 5 || hour >= 23 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
