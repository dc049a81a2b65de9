/** Words that say how others are meant; rules and likeness are made of none of them. */
export const bearing = {
  /** Without one of these nothing that merely sounds alike is heard. */
  danger: `
    die, dies, died, dying, dead, death, kill*, suicid*, unaliv*, kms, noose, rope, overdos*,
    pill, pills, tablet, tablets, meds, razor*, blade*, cutting, bleed*, jump*, drown*, gun, hang,
    hanging, hanged, burden, worthless, hopeless, disappear*, vanish*, goodbye, alive, exist*,
    grave, funeral, heaven, hurt, hurting, harm*, scar, scars, starv*, suffer*, pain, painless,
    end, ending, ends, ended, without me, better off, give up, giving up, gave up, not wake,
    never wake, wake up, sleep forever, want to live, wanna live, to live for, to be here,
    be here anymore, this world, wish i was never, never born, being born, go on, way out, wake,
    rifle, swerve, goodbyes, note, letter, letters, will, save me, find me, miss me, needs me,
    need me, knuckles, punch*, burn*, bruise*, stab*, carve*, choke*, strangl*, poison*, bleach,
    carbon monoxide, insulin, tomorrow, no more, over with, be over, be gone, im gone, i'm gone,
    when im gone, out for good, leave this, whats the point, no point, pointless, nothing left,
    no future, future, not here, next life, ocd thoughts, threat*, hotline, scared, worried,
    afraid, take me, last night, dark, darkness, ashes, stop breathing, breathing, empty, numb,
    hate myself, can't take, cant take, my life, of life, in life`,
  /** What nobody dies of, however they put it. */
  trifle: `
    song, songs, playlist, monday, mondays, meeting, meetings, zoom, printer, wifi, spreadsheet,
    homework, essay, chores, dishes, pizza, coffee, tea, chocolate, sugar, carbs, cake, salad,
    keto, diet, pineapple, burrito, spicy, gym, squats, leg day, burpees, workout, marathon,
    commute, heat, humid, haircut, bangs, karaoke, episode, season, finale, movie, spoiler,
    spoilers, sequel, game, boss fight, ranked, goalkeeper, penalty, jigsaw, cozy, comfy, blanket,
    mascara, autocorrect, typo, tiktok, mosquito, mosquitoes, pollen, sofa, cilantro, dentist,
    ikea, fireworks, the view, starving, freezing, fridge, unicorn, defending, defence, defense,
    ice cream`,
  /** What a farewell, a burden or no way out may be about. */
  occasion: `
    coworkers, colleagues, the office, phone, photo, photos, boots, shoes, outfit, party, wedding,
    my ex is, flatmates, pub, parking lot, car park, maze, roundabout, group chat, emoji, selfie,
    laptop, update, laundry, wear, hangover, hungover, at work, the job, email, emails, monday`,
  /** Takes back a laugh or a trifle. */
  serious: `
    not joking, no joke, im serious, i am serious, for real, i mean it, not kidding, unless,
    not a joke, actually want to, but really, half joking`,
}
