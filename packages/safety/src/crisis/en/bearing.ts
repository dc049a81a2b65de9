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
    song, songs, playlist, monday, mondays, meeting, meetings, zoom, printer, wifi, laptop,
    update, spreadsheet, homework, essay, chores, dishes, laundry, pizza, coffee, tea, chocolate,
    sugar, carbs, cake, salad, keto, diet, pineapple, burrito, spicy, gym, squats, leg day,
    burpees, workout, marathon, commute, heat, humid, hangover, hungover, outfit, shoes, haircut,
    bangs, party, wedding, karaoke, episode, season, finale, movie, spoiler, spoilers, sequel,
    game, boss fight, ranked, goalkeeper, penalty, jigsaw, cozy, comfy, blanket, mascara, emoji,
    group chat, autocorrect, selfie, typo, tiktok, mosquito, mosquitoes, pollen, sofa, flatmates,
    cilantro, my ex is, dentist, ikea`,
  /** Takes back a laugh or a trifle. */
  serious: `
    not joking, no joke, im serious, i am serious, for real, i mean it, not kidding, unless,
    not a joke, actually want to, but really, half joking`,
}
