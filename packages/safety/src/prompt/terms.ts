/**
 * What the prompt policy looks for in one language. Lists of words and phrases, parted by commas; `*`
 * stands for any ending. They are folded like the prompts, so one spelling stands for its disguises.
 */
export type Terms = {
  /** Phrases in which a word of the lists below means something else; taken out first. */
  readonly harmless: string
  /** Nakedness and sex, as such. */
  readonly sexual: string
  /** What is nothing alone, but not to be beside a minor. */
  readonly suggestive: string
  readonly minors: string
  /** Ways to hurt or kill oneself, asked for or to be shown. */
  readonly selfHarm: string
  /** Signs under which people were and are murdered. */
  readonly hate: string
}
